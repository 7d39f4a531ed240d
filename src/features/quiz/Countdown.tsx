import { useSelector } from '@xstate/react';
import type { QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { under } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Stops at 0 when the contact form appears (spec 4); never announced (F-13). */
export function Countdown({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts(quizTexts);
  const left = useSelector(snapshot.children.countdown, (countdown) => countdown?.context);
  const seconds = snapshot.matches('answering') ? left : 0;
  return (
    <Line>
      <Icon name="timer" weight="duotone" />
      <span>
        <span className="label">{`${text('estimatedTime')} `}</span>
        <b>{seconds === undefined ? '' : text('seconds', { count: seconds })}</b>
      </span>
    </Line>
  );
}

const Line = styled('p')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '.9375rem',
  color: color.textSecondary,
  '& b': { color: color.textPrimary, fontWeight: 650 },
  '& svg': { fontSize: '1.375rem', color: color.textBrand },
  [under(421)]: { '& .label': visuallyHidden },
});
