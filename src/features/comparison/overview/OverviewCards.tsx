import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, inLetters, radii, tight, under } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { Meter } from '#src/ui/Meter.tsx';
import { SHOWN_FIRST, ShowMoreNarrow } from '../systems/ShowMore.tsx';
import { SystemCards } from '../systems/SystemCards.tsx';
import { SystemHead } from '../systems/SystemHead.tsx';

type OverviewCardsProps = { systems: readonly PointOfSale[]; marked: readonly string[] };

/** On a narrow page, three cards are shown at first. */
export function OverviewCards(props: OverviewCardsProps) {
  return <SystemCards {...props} list={Cards} card={OverviewCard} more={ShowMoreNarrow} />;
}

function OverviewCard({ system, isMarked }: { system: PointOfSale; isMarked: boolean }) {
  const text = useTexts(comparisonPageTexts);
  const { description, scores, useCases } = system;
  const figure = (score: number | null) => (score === null ? text('noScore') : score.toFixed(1));
  return (
    <Card data-marked={isMarked}>
      <SystemHead system={system} isMarked={isMarked}>
        <Score>
          <b>{figure(scores.totalScore)}</b>
          <span>{text('overview.totalScore')}</span>
        </Score>
      </SystemHead>
      <Description>{description}</Description>
      <Facts>
        <div>
          <dt>{text('overview.featuresScore')}</dt>
          <dd>
            {scores.featuresScore !== null && <Meter to={scores.featuresScore} outOf={HIGHEST_SCORE} />}
            <b>{figure(scores.featuresScore)}</b>
          </dd>
        </div>
        {useCases[0] && (
          <div>
            <dt>{text('overview.bestFor')}</dt>
            <dd>{useCases[0]}</dd>
          </div>
        )}
      </Facts>
    </Card>
  );
}

const HIGHEST_SCORE = 10;

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: 20 },
  [`@media screen and (max-width:${inLetters(799.95)})`]: {
    [`&[data-all=false] > li:nth-of-type(n+${SHOWN_FIRST + 1})`]: { display: 'none' },
  },
  '@media print': { gridTemplateColumns: '1fr 1fr', '& > li': { breakInside: 'avoid' } },
});

const Card = styled('li')({
  padding: '22px 24px',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  '&[data-marked=true]': { backgroundColor: color.bgCopyCanary, boxShadow: 'inset 0 0 0 1px #E9C85A' },
});

const Score = styled('p')({
  marginInlineStart: 'auto',
  textAlign: 'end',
  lineHeight: 1.1,
  '& b': {
    ...tabularFigures,
    display: 'block',
    font: `750 1.75rem/1 ${fontFamily.display}`,
    letterSpacing: '-.02em',
  },
  '& span': { fontSize: '.8125rem', color: color.textSecondary, whiteSpace: 'nowrap' },
  [under(360)]: { '& span': { whiteSpace: 'normal' } },
});

const Description = styled('p')({ margin: '14px 0', color: color.textSecondary, textWrap: 'pretty' });

const Facts = styled('dl')({
  display: 'grid',
  gap: 8,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '124px 1fr',
    alignItems: 'center',
    gap: 12,
    fontSize: '.9375rem',
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  },
  '& dt': { color: color.textSecondary },
  '& dd': { ...tabularFigures, display: 'flex', alignItems: 'center', gap: 12, fontWeight: 620 },
});
