import { styled } from '@mui/material/styles';
import type { Answers } from '#domain/questionFlow.ts';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { Lead } from '#src/ui/Lead.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import './comparisonTexts.ts';
import { ResultGround } from './ResultGround.tsx';
import { RunnerUpCard } from './RunnerUpCard.tsx';
import type { Recommendation } from './recommendation.ts';
import { TopCard } from './TopCard.tsx';

export type RecommendationCardsProps = {
  /** Best first. */
  recommendations: readonly Recommendation[];
  answers: Answers;
  contactName?: string | undefined;
  companyName?: string | undefined;
};

/** The visitor's top 3, hanging from one rail: the first in full, the others with what speaks for and against them. */
export function RecommendationCards({ recommendations, answers, contactName, companyName }: RecommendationCardsProps) {
  const text = useTexts('comparison');
  const [top, ...others] = recommendations;
  const firstName = contactName?.trim().split(/\s+/)[0];
  const count = answeredQuestions(answers);
  return (
    <ResultGround>
      <h1>{firstName ? text('heading.named', { name: firstName }) : text('heading.anonymous')}</h1>
      <Lead>
        {companyName ? text('basis.company', { count, company: companyName }) : text('basis.answers', { count })}
      </Lead>
      <Rail aria-hidden />
      <HangingChecks>
        {top && <TopCard recommendation={top} />}
        {others.map((recommendation, position) => (
          <RunnerUpCard
            key={recommendation.vendor.slug}
            recommendation={recommendation}
            answers={answers}
            rank={position + 2}
          />
        ))}
      </HangingChecks>
    </ResultGround>
  );
}

/** The optional question of the contact step is no step of the quiz (D12). */
function answeredQuestions({ expertConsultation: _optional, ...answers }: Answers): number {
  return Object.values(answers).filter((answer) => answer !== undefined).length;
}

export const HangingChecks = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)', paddingInline: 20 },
});
