import { useState } from 'react';
import { type Business, type ThreeYearTotal, threeYearTotal } from '#domain/prices/threeYearTotal.ts';
import { typicalBusiness } from '#domain/prices/typicalBusiness.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { formatDollars } from '#domain/text/money.ts';
import comparisonPricingTexts from '#schemas/texts/comparison-pricing.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { FigureTable, TableHead } from '#src/ui/FigureTable.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { SystemRowHead } from '../systems/SystemRowHead.tsx';
import { BusinessFields } from './BusinessFields.tsx';
import { isWhole, readBusiness, textsOf } from './readBusiness.ts';
import { usePriceTexts } from './usePriceTexts.ts';

type TotalCalculatorProps = {
  systems: readonly PointOfSale[];
  marked: readonly string[];
  answers: Answers | undefined;
};

/** The cost of each system over 36 months; updated with every change of the fields. */
export function TotalCalculator({ systems, marked, answers = {} }: TotalCalculatorProps) {
  const text = useTexts(comparisonPricingTexts);
  const [typed, setTyped] = useState(() => textsOf(typicalBusiness(answers)));
  const business = readBusiness(typed);
  return (
    <Part>
      <h3>{text('total.title')}</h3>
      <p>{text('total.lead')}</p>
      <BusinessFields texts={typed} onChange={setTyped} />
      {isWhole(business) && <Totals systems={systems} marked={marked} business={business} />}
      <Included>{text('total.included')}</Included>
    </Part>
  );
}

type TotalsProps = { systems: readonly PointOfSale[]; marked: readonly string[]; business: Business };

function Totals({ systems, marked, business }: TotalsProps) {
  const text = useTexts(comparisonPricingTexts);
  const totals = systems
    .map((system) => ({ system, total: threeYearTotal(system.pricing.plans, system.pricing.rates, business) }))
    .sort((a, b) => amountOf(a.total) - amountOf(b.total));
  const highest = Math.max(1, ...totals.map(({ total }) => (total.kind === 'published' ? total.total : 0)));
  return (
    <ScrollRegion label={text('total.region')}>
      <Table>
        <VisuallyHidden as="caption">{text('total.caption')}</VisuallyHidden>
        <TableHead
          columns={[
            text('system'),
            text('total.total'),
            text('total.software'),
            text('total.processing'),
            text('total.plan'),
          ]}
        />
        <tbody>
          {totals.map(({ system: { slug, name }, total }) => (
            <tr key={slug} data-marked={marked.includes(slug)}>
              <SystemRowHead slug={slug} name={name} isMarked={marked.includes(slug)} />
              <TotalCells total={total} highest={highest} />
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

function TotalCells({ total, highest }: { total: ThreeYearTotal; highest: number }) {
  const text = useTexts(comparisonPricingTexts);
  const prices = usePriceTexts();
  if (total.kind === 'unpublished')
    return (
      <>
        <td>{text('notPublished')}</td>
        <td />
        <td />
        <td>{text(`total.missing.${total.missing}`)}</td>
      </>
    );
  return (
    <>
      <td>
        <b>{formatDollars(total.total)}</b>
        <Meter to={total.total} outOf={highest} />
      </td>
      <td>{formatDollars(total.software)}</td>
      <td>{formatDollars(total.processing)}</td>
      <td>
        <span>{total.plan.name}</span>
        <small>{prices.cardRate(total.rate)}</small>
      </td>
    </>
  );
}

/** Unpublished totals sort last. */
const amountOf = (total: ThreeYearTotal) => (total.kind === 'published' ? total.total : Number.MAX_VALUE);

const Part = styled('div')({
  marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  '& > h3 + p': { maxWidth: '65ch', marginTop: 6, color: color.textSecondary },
});

const Table = styled(FigureTable)({
  ...tabularFigures,
  minWidth: 760,
  '& td b': { display: 'block', fontWeight: 700 },
  '& td small': { ...type('caption'), display: 'block', color: color.textSecondary },
  '& td:first-of-type': { width: '24%' },
  '& tbody th': { width: '26%' },
  [below.small]: { minWidth: 560, '& th, & td': { paddingInline: 10 } },
  '@media print': { minWidth: 0 },
});

const Included = styled(Caption)({ maxWidth: '75ch', marginTop: 16 });
