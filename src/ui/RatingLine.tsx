import { styled } from '#src/theme/styled.tsx';
import { RatingStars } from './RatingStars.tsx';

type RatingLineProps = { value: string; outOf: number; label: string; trustedBy: string };

/** Stars, figure and source. */
export function RatingLine({ value, outOf, label, trustedBy }: RatingLineProps) {
  return (
    <Line>
      <RatingStars value={Number(value)} outOf={outOf} label={label} />
      <span>
        <b>{value}</b>
        <span>{` · ${trustedBy}`}</span>
      </span>
    </Line>
  );
}

const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 10, fontSize: '.9375rem', fontWeight: 560 });
