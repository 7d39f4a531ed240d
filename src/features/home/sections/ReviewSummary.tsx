import type reviews from '#schemas/content/reviews.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures, type } from '#src/theme/type.ts';
import { RatingStars } from '#src/ui/RatingStars.tsx';

type ReviewSummaryProps = { summary: typeof reviews.summary; note?: string };

/** The shares are given figures, not computed. */
export function ReviewSummary({ summary: { value, outOf, word, count, distribution }, note }: ReviewSummaryProps) {
  const text = useTexts(homeSectionsTexts);
  return (
    <Summary>
      <h2>{text('reviews.title')}</h2>
      <Figure>{value}</Figure>
      <RatingStars value={Number(value)} outOf={outOf} label={text('reviews.rating', { value, outOf })} />
      <p>
        <b>{word}</b>
        <span>{` · ${count}`}</span>
      </p>
      <Distribution>
        {distribution.map(({ stars, share }) => (
          <div key={stars}>
            <dt>{text('reviews.stars', { count: stars })}</dt>
            <dd>
              <svg aria-hidden width="100%" height="10">
                <rect className="track" width="100%" height="10" rx="5" />
                <rect className="fill" width={`${share}%`} height="10" rx="5" />
              </svg>
              <b>{`${share}%`}</b>
            </dd>
          </div>
        ))}
      </Distribution>
      {note && <Note>{note}</Note>}
    </Summary>
  );
}

const Summary = styled('div')({
  '& > svg': { height: 26, width: 'auto', marginBottom: 8 },
  [from.medium]: { position: 'sticky', top: 96, alignSelf: 'start' },
});

const Figure = styled('p')({
  margin: '18px 0 8px',
  font: `750 4.5rem/1 ${fontFamily.display}`,
  letterSpacing: '-.03em',
});

const Distribution = styled('dl')({
  display: 'grid',
  gap: 4,
  maxWidth: 360,
  marginTop: 18,
  fontSize: '.9375rem',
  '& > div': { display: 'grid', gridTemplateColumns: '60px 1fr', alignItems: 'center', gap: 12 },
  '& dt': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& dd': { display: 'grid', gridTemplateColumns: '1fr 40px', alignItems: 'center', gap: 12 },
  '& dd b': { ...tabularFigures, fontWeight: 620, textAlign: 'end' },
  '& .track': { fill: color.bgPaper },
  '& .fill': { fill: color.actionPrimaryBg },
});

const Note = styled('p')({ ...type('caption'), marginTop: 16, color: color.textSecondary });
