import { useId, useState } from 'react';
import type { ReportFigures, ShownCost } from '#domain/savings/figures.ts';
import type { FormattedReport } from '#domain/savings/formatReport.ts';
import { formatDollars } from '#domain/text/money.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { CostBar } from './CostBar.tsx';
import { CostTable } from './CostTable.tsx';

type CostChartProps = { figures: ReportFigures; formatted: FormattedReport };
type Period = 'monthly' | 'yearly';

/** Per month or over 12 months, with the formulas (spec 2). */
export function CostChart({ figures, formatted }: CostChartProps) {
  const text = useTexts(savingsTexts);
  const headingId = useId();
  const [period, setPeriod] = useState<Period>('monthly');
  const current = figures.current[period];
  const potential = figures.potential[period];
  const longest = Math.max(current.total, potential.total);
  const less = figures.difference[period].total;
  const words = less === 0 ? text('chart.same') : text('chart.more', { amount: formatDollars(-less) });
  return (
    <Figure aria-labelledby={headingId}>
      <figcaption>
        <h2 id={headingId}>{text('chart.heading')}</h2>
        <SegmentedChoice
          legend={text('chart.period')}
          name={`${headingId}-period`}
          value={period}
          options={[
            { value: 'monthly', title: text('chart.month') },
            { value: 'yearly', title: text('chart.year') },
          ]}
          onChange={setPeriod}
        />
      </figcaption>
      <Legend aria-hidden>
        <li data-part="processing">{text('chart.processing')}</li>
        <li data-part="pos">{text('chart.pos')}</li>
      </Legend>
      <CostTable figures={figures} />
      <Bars aria-hidden>
        <Row title={text('chart.current')} cost={current}>
          <CostBar side="current" cost={current} longest={longest} />
        </Row>
        <Row title={text('chart.potential')} cost={potential}>
          <CostBar
            side="potential"
            cost={potential}
            longest={longest}
            difference={less > 0 ? text('chart.less', { amount: formatDollars(less) }) : undefined}
          />
        </Row>
      </Bars>
      <Words aria-live="polite">{less > 0 ? '' : words}</Words>
      <Formula formatted={formatted} />
    </Figure>
  );
}

function Row({ title, cost, children }: { title: string; cost: ShownCost; children: React.ReactNode }) {
  const text = useTexts(savingsTexts);
  return (
    <div>
      <p>{title}</p>
      {children}
      <b>{formatDollars(cost.total)}</b>
      <small>{text('chart.parts', { processing: formatDollars(cost.processing), pos: formatDollars(cost.pos) })}</small>
    </div>
  );
}

/** The formula with the visitor's figures, to the cent (spec 9). */
function Formula({ formatted: { current, potential } }: { formatted: FormattedReport }) {
  const text = useTexts(savingsTexts);
  return (
    <Sums>
      <span>{text('chart.formula', current.formula)}</span>
      <br />
      <span>{text('chart.formula', potential.formula)}</span>
    </Sums>
  );
}

const Figure = styled('figure')({
  minWidth: 0,
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '10px 24px',
    marginBottom: 14,
  },
  '& h2': type('h3'),
});

const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginBottom: 20,
  fontSize: '.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li::before': { content: '""', width: 14, height: 14, borderRadius: 4 },
  '& [data-part=processing]::before': {
    background: `linear-gradient(135deg, ${color.chartCurrentA} 50%, ${color.chartPotentialA} 50%)`,
  },
  '& [data-part=pos]::before': {
    background: `linear-gradient(135deg, ${color.chartCurrentB} 50%, ${color.chartPotentialB} 50%)`,
  },
});

const Bars = styled('div')({
  display: 'grid',
  gap: 26,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 86px',
    alignItems: 'center',
    gap: '6px 14px',
  },
  '& p': { gridColumn: '1 / -1', fontWeight: 620 },
  '& b': { ...type('h3'), ...tabularFigures, fontSize: '1.25rem', lineHeight: 1, textAlign: 'end' },
  '& small': { gridColumn: '1 / -1', fontSize: '.8125rem', color: color.textSecondary },
  [from.small]: { '& small': { display: 'none' } },
  [from.medium]: { gap: 34 },
});

const Words = styled('p')({ marginTop: 14, fontWeight: 620, '&:empty': { display: 'none' } });

const Sums = styled('p')({
  ...type('caption'),
  ...tabularFigures,
  marginTop: 22,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
});
