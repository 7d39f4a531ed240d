import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

type RatingStarsProps = { value: number; outOf: number; label: string };

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L10 15l-5.25 2.8L5.8 11.9 1.5 7.8l5.9-.8z';
const STEP = 20;

/** The text beside them says the same. */
export function RatingStars({ value, outOf, label }: RatingStarsProps) {
  const row = Array.from({ length: outOf }, (_, position) => position * STEP);
  const stars = row.map((x) => <path key={x} d={STAR} transform={`translate(${x} 0)`} />);
  return (
    <Row role="img" aria-label={label} viewBox={`0 0 ${outOf * STEP} ${STEP}`} width={outOf * 19} height="19">
      <g data-stars="empty">{stars}</g>
      <svg width={value * STEP} height={STEP} aria-hidden>
        <g data-stars="full">{stars}</g>
      </svg>
    </Row>
  );
}

const Row = styled('svg')({
  flex: 'none',
  '& [data-stars=empty]': { fill: `var(--star-empty, ${color.ratingStarEmpty})` },
  '& [data-stars=full]': { fill: `var(--star, ${color.ratingStar})` },
});
