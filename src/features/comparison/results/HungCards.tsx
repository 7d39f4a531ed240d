import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { RunnerUpCard } from './RunnerUpCard.tsx';
import type { Recommendation } from './recommendation.ts';
import { TopCard } from './TopCard.tsx';

export function HungCards({ recommendations: [top, ...others] }: { recommendations: readonly Recommendation[] }) {
  return (
    <>
      <Rail aria-hidden />
      <HangingReceipts>
        {top && <TopCard recommendation={top} />}
        {others.map((recommendation, position) => (
          <RunnerUpCard
            key={recommendation.vendor.slug}
            recommendation={recommendation}
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
