import type { ReactNode } from 'react';
import quizTexts from '#schemas/texts/quiz.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below, tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

type StepNavProps = {
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  backDisabled?: boolean;
  /** Keeps the bar in the flow, where a keyboard might cover it; otherwise it is fixed at the bottom of a phone. */
  inFlow?: boolean;
  children: ReactNode;
};

export function StepNav({ onBack, backDisabled = false, inFlow = false, children }: StepNavProps) {
  const text = useTexts(quizTexts);
  return (
    <Bar data-in-flow={inFlow}>
      {onBack && (
        <Button look="secondary" onClick={onBack} disabled={backDisabled}>
          <Icon name="arrow-left" weight="bold" />
          <span>{text('back')}</span>
        </Button>
      )}
      <Way>{children}</Way>
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 32,
  [below.small]: {
    '& button': { minHeight: 52, paddingInline: 18, whiteSpace: 'nowrap' },
    '& button svg': { display: 'none' },
    '&[data-in-flow=false]': {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 6,
      margin: 0,
      padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
      backgroundColor: color.bgPaper,
      boxShadow: color.shadowBarUp,
    },
    '&[data-in-flow=false]:not(:has(button))': { display: 'none' },
  },
  [tight]: { '& button': { minHeight: 52, paddingInline: 12, whiteSpace: 'normal' } },
});

const Way = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  [below.small]: { '[data-in-flow=true] & button': { flex: 1 } },
});
