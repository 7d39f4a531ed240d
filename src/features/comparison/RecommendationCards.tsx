import { styled } from '@mui/material/styles';
import type { Answers } from '#domain/questionFlow.ts';
import { from } from '#src/theme/shape.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { RecommendationHead } from './RecommendationHead.tsx';
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

/** The visitor's top 3 as a page. */
export function RecommendationCards({ recommendations, ...visitor }: RecommendationCardsProps) {
  return (
    <ResultGround>
      <RecommendationHead {...visitor} />
      <HungCards recommendations={recommendations} answers={visitor.answers} />
    </ResultGround>
  );
}

type HungCardsProps = Pick<RecommendationCardsProps, 'recommendations' | 'answers'>;

/** Three cards on one rail: the first in full, the others with what speaks for and against them. */
export function HungCards({ recommendations: [top, ...others], answers }: HungCardsProps) {
  return (
    <>
      <Rail aria-hidden />
      <HangingReceipts>
        {top && <TopCard recommendation={top} />}
        {others.map((recommendation, position) => (
          <RunnerUpCard
            key={recommendation.vendor.slug}
            recommendation={recommendation}
            answers={answers}
            rank={position === 0 ? 2 : 3}
          />
        ))}
      </HangingReceipts>
    </>
  );
}

export const HangingReceipts = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)', paddingInline: 20 },
});
