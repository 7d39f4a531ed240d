import comparisonReviewsTexts from '#schemas/texts/comparison-reviews.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { SHOWN_FIRST, ShowMore } from '../systems/ShowMore.tsx';
import { SystemCards } from '../systems/SystemCards.tsx';
import { SystemHead } from '../systems/SystemHead.tsx';

const SITES = ['googlePlay', 'g2', 'capterra'] as const;

type ReviewCardsProps = { systems: readonly PointOfSale[]; marked: readonly string[] };

export function ReviewCards(props: ReviewCardsProps) {
  return <SystemCards {...props} list={Cards} card={ReviewCard} more={ShowMore} />;
}

function ReviewCard({ system, isMarked }: { system: PointOfSale; isMarked: boolean }) {
  const { ratings, userReviews } = system;
  const text = useTexts(comparisonReviewsTexts);
  return (
    <Card data-marked={isMarked}>
      <SystemHead system={system} isMarked={isMarked} />
      <Ratings>
        {SITES.map((site) => (
          <div key={site}>
            <dt>{text(`rating.${site}`)}</dt>
            <dd data-rated={ratings[site] !== null}>{ratings[site]?.toFixed(1) ?? text('notRated')}</dd>
          </div>
        ))}
      </Ratings>
      <ul>
        {userReviews.map(({ sentiment, summary }) => (
          <li key={summary} data-sentiment={sentiment}>
            <Icon name={sentiment === 'positive' ? 'thumbs-up' : 'thumbs-down'} weight="duotone" />
            <span>
              <VisuallyHidden>{text(sentiment)}</VisuallyHidden>
              <span>{summary}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 20 },
  '@media screen': { [`&[data-all=false] > li:nth-of-type(n+${SHOWN_FIRST + 1})`]: { display: 'none' } },
  '@media print': { gridTemplateColumns: '1fr 1fr', '& > li': { breakInside: 'avoid' } },
});

const Card = styled('li')({
  padding: '22px 24px',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  '&[data-marked=true]': { backgroundColor: color.bgCopyCanary },
  '& > ul': { display: 'grid', gap: 10, lineHeight: 1.45 },
  '& > ul > li': { display: 'flex', gap: 12 },
  '& svg': { fontSize: '1.375rem' },
  '& [data-sentiment=positive] svg': { color: color.textBrand },
  '& [data-sentiment=negative] svg': { color: color.textSerial },
});

const Ratings = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: '16px 0',
  borderBlock: `1px solid ${color.lineRule}`,
  '& > div': { paddingBlock: 8, paddingInlineStart: 12 },
  '& > div + div': { borderInlineStart: `1px solid ${color.lineRule}` },
  '& > div:first-of-type': { paddingInlineStart: 0 },
  '& dt': { fontSize: '.8125rem', color: color.textSecondary },
  '& dd': { ...tabularFigures, font: `720 1.25rem/1.2 ${fontFamily.display}` },
  '& dd[data-rated=false]': { font: 'inherit', fontSize: '.875rem', fontWeight: 560, color: color.textSecondary },
});
