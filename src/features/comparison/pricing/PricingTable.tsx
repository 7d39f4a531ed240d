import { useState } from 'react';
import comparisonPricingTexts from '#schemas/texts/comparison-pricing.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { inLetters, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures, type } from '#src/theme/type.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FigureTable } from '#src/ui/FigureTable.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { SHOWN_FIRST, ShowMoreNarrow } from '../systems/ShowMore.tsx';
import { SystemRowHead } from '../systems/SystemRowHead.tsx';
import { rangeOf } from './prices.ts';
import { usePriceTexts } from './usePriceTexts.ts';

type PricingTableProps = { systems: readonly PointOfSale[]; marked: readonly string[] };

/** The kinds of contract of pos-systems.meta.json. */
type ContractKind = keyof typeof comparisonPricingTexts.contract;

/** The axis above the bars ends on a whole number of these. */
const AXIS_STEP = 100;
const AXIS_TICKS = 5;

/** The bars repeat the monthly fees beside them, on one common axis. */
export function PricingTable({ systems, marked }: PricingTableProps) {
  const text = useTexts(comparisonPricingTexts);
  const prices = usePriceTexts();
  const [all, setAll] = useState(false);
  const dearest = Math.max(0, ...systems.map(({ pricing }) => rangeOf(monthlyFees(pricing))?.to ?? 0));
  const axisEnd = Math.max(AXIS_STEP, Math.ceil(dearest / AXIS_STEP) * AXIS_STEP);
  return (
    <Frame>
      <Table data-all={all}>
        <VisuallyHidden as="caption">{text('caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text('system')}</th>
            <th scope="col" className="fees">
              <span>{text('monthlyFees')}</span>
              <Axis aria-hidden>
                {Array.from({ length: AXIS_TICKS }, (_, tick) => (axisEnd / (AXIS_TICKS - 1)) * tick).map((dollars) => (
                  <span key={dollars}>{prices.price(dollars)}</span>
                ))}
              </Axis>
            </th>
            <th scope="col">{text('transactionFees')}</th>
            <th scope="col">{text('hardwareCosts')}</th>
            <th scope="col">{text('contractTerms')}</th>
          </tr>
        </thead>
        <tbody>
          {systems.map((system) => (
            <Row key={system.slug} system={system} isMarked={marked.includes(system.slug)} axisEnd={axisEnd} />
          ))}
        </tbody>
      </Table>
      <ShowMoreNarrow count={systems.length} all={all} onChange={setAll} />
    </Frame>
  );
}

type RowProps = { system: PointOfSale; isMarked: boolean; axisEnd: number };

function Row({ system: { slug, name, pricing, addons, contract }, isMarked, axisEnd }: RowProps) {
  const text = useTexts(comparisonPricingTexts);
  const prices = usePriceTexts();
  const fees = rangeOf(monthlyFees(pricing));
  const hardware = rangeOf(pricing.hardware.flatMap(({ priceMin, priceMax }) => [priceMin, priceMax]));
  const rate = pricing.rates.find(({ channel, percent }) => channel === 'in person' && percent !== null);
  return (
    <tr data-marked={isMarked}>
      <SystemRowHead slug={slug} name={name} isMarked={isMarked} />
      <td className="fees">
        <Label aria-hidden>{text('monthlyFees')}</Label>
        <Figure>{prices.range(fees)}</Figure>
        {fees && <Meter from={fees.from} to={fees.to} outOf={axisEnd} ticks={AXIS_TICKS} />}
        <Disclosure summary={<span>{text('plans')}</span>}>
          <Plans>
            {pricing.plans.map((plan) => (
              <div key={plan.name}>
                <dt>{plan.name}</dt>
                <dd>
                  <span>{prices.planPrice(plan)}</span>
                  {plan.note && <Small>{plan.note}</Small>}
                </dd>
              </div>
            ))}
            {addons.map(({ name: addon, ...price }) => (
              <div key={addon}>
                <dt>{text('addon', { name: addon })}</dt>
                <dd>{prices.planPrice(price)}</dd>
              </div>
            ))}
          </Plans>
        </Disclosure>
      </td>
      <td>
        <Label aria-hidden>{text('transactionFees')}</Label>
        <Figure>{prices.cardRate(rate)}</Figure>
        <Small>{pricing.texts.transactionFees}</Small>
      </td>
      <td>
        <Label aria-hidden>{text('hardwareCosts')}</Label>
        <Figure>{prices.range(hardware)}</Figure>
        <Small>{pricing.texts.hardwareCosts}</Small>
      </td>
      <td>
        <Label aria-hidden>{text('contractTerms')}</Label>
        <Figure>{text(`contract.${contract.kind as ContractKind}`)}</Figure>
        <Small>{contract.terms}</Small>
      </td>
    </tr>
  );
}

const monthlyFees = ({ plans }: PointOfSale['pricing']) => plans.map(({ monthly }) => monthly);

const NARROW = `@media screen and (max-width:${inLetters(799.95)})`;

const Frame = styled('div')({
  borderRadius: radii.card,
  border: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgPaper,
  overflow: 'hidden',
  [NARROW]: { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' },
});

const Table = styled(FigureTable)({
  '& .fees': { width: '30%' },
  '& svg': { margin: '4px 0' },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      display: 'block',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': {
      display: 'block',
      marginBottom: 12,
      padding: '8px 18px 10px',
      borderRadius: radii.card,
      boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
    },
    '& tr[data-marked=true]': { backgroundColor: color.bgCopyCanary, boxShadow: 'inset 0 0 0 1px #E9C85A' },
    [`&[data-all=false] tbody tr:nth-of-type(n+${SHOWN_FIRST + 1})`]: { display: 'none' },
    '& tbody th, & tbody td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
      gap: '0 16px',
      padding: '6px 0',
      border: 0,
      background: 'none !important',
    },
    '& tbody th': { display: 'block', padding: '10px 0 8px', font: `700 1.125rem/1.2 ${fontFamily.display}` },
    '& .fees': { width: 'auto' },
    '& td > svg, & td > details': { gridColumn: '1 / -1' },
    '& td:not(.fees) > span': { gridRow: 'span 2' },
    '& td > small': { gridColumn: 2 },
  },
});

const Axis = styled('span')({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 4,
  fontSize: '.75rem',
  fontWeight: 500,
  color: color.textSecondary,
});

/** Replaces the column's head on narrow pages; screen readers get the head itself. */
const Label = styled('span')({
  color: color.textSecondary,
  [`@media (min-width:${inLetters(800)}), print`]: { display: 'none' },
});

const Figure = styled('b')({ ...tabularFigures, display: 'block', fontWeight: 620 });

const Small = styled('small')({ ...type('caption'), display: 'block', color: color.textSecondary });

const Plans = styled('dl')({
  display: 'grid',
  gap: 8,
  padding: '4px 0 8px',
  '& dt': { ...type('caption'), fontWeight: 620 },
  '& dd': { ...type('caption'), color: color.textSecondary },
});
