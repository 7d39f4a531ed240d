import type { ReactNode } from 'react';
import comparisonTexts from '#schemas/texts/comparison.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { FreeQuoteButton } from './FreeQuoteButton.tsx';

type Step = Exclude<keyof typeof comparisonTexts.nextSteps, 'title'>;

export function NextSteps({ comparisonTo }: { comparisonTo: string }) {
  const text = useTexts(comparisonTexts);
  const title = (step: Step) => text(`nextSteps.${step}.title`);
  const card = (step: Step, action: ReactNode) => (
    <li>
      <h3>{title(step)}</h3>
      <p>{text(`nextSteps.${step}.text`)}</p>
      {action}
    </li>
  );
  return (
    <section>
      <Heading>{text('nextSteps.title')}</Heading>
      <Cards>
        {card('full', <ButtonLink to={comparisonTo}>{title('full')}</ButtonLink>)}
        {card(
          'expert',
          <ButtonLink to={paths.startQuiz} look="secondary">
            {title('expert')}
          </ButtonLink>,
        )}
        {card('quote', <FreeQuoteButton look="secondary">{title('quote')}</FreeQuoteButton>)}
      </Cards>
    </section>
  );
}

const Heading = styled('h2')({ ...type('h3'), margin: '8px 0 16px' });

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
  '& > li': {
    display: 'grid',
    gap: 8,
    gridTemplateRows: 'auto 1fr auto',
    padding: '24px clamp(18px, 2.4vw, 28px)',
    borderRadius: radii.card,
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  },
  '& h3': { fontSize: '1.125rem', lineHeight: 1.3 },
  '& p': { color: color.textSecondary },
  '& li > :last-child': { marginTop: 10 },
});
