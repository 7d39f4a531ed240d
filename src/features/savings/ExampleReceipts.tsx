import { styled } from '@mui/material/styles';
import { formatCents, formatCount, formatDollars, formatMoney } from '#domain/money.ts';
import { formatExactRate } from '#domain/rate.ts';
import { defaultInputs } from '#domain/savings/constants.ts';
import { figuresOf } from '#domain/savings/figures.ts';
import { makeReport } from '#domain/savings/report.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Lead.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRows } from '#src/ui/ReceiptRows.tsx';

const report = makeReport(defaultInputs);
const { current, potential, benefit } = figuresOf(report);

/** An example with the figures of /cost-savings. */
export function ExampleReceipts() {
  const text = useTexts(savingsTexts);
  const { rate, transactionFee } = report.current;
  return (
    <Pair role="img" aria-label={text('landing.example.label')}>
      <Receipt
        title={text('landing.example.today')}
        figureLabel={text('landing.example.perMonth')}
        figure={formatDollars(current.monthly.total)}
      >
        <ReceiptRows>
          <div>
            <dt>
              {text('landing.example.processing', {
                rate: formatExactRate(rate),
                fee: formatCents(transactionFee),
              })}
            </dt>
            <dd>{formatDollars(current.monthly.processing)}</dd>
          </div>
          <div>
            <dt>{text('landing.example.pos')}</dt>
            <dd>{formatDollars(current.monthly.pos)}</dd>
          </div>
        </ReceiptRows>
      </Receipt>
      <Receipt
        paper="canary"
        title={text('landing.example.couldBe')}
        figureLabel={text('landing.example.perMonth')}
        figure={formatDollars(potential.monthly.total)}
      >
        <ReceiptRows>
          <div>
            <dt>
              {text('landing.example.processing', {
                rate: formatExactRate(report.potential.rate),
                fee: formatCents(report.potential.transactionFee),
              })}
            </dt>
            <dd>{formatDollars(potential.monthly.processing)}</dd>
          </div>
          <div>
            <dt>{text('landing.example.pos')}</dt>
            <dd>{formatDollars(potential.monthly.pos)}</dd>
          </div>
          <div>
            <dt>{text('landing.example.cashback')}</dt>
            <dd>{`+${formatDollars(benefit.monthly.cashback)}`}</dd>
          </div>
        </ReceiptRows>
        <Total>
          <span>{text('landing.example.keep')}</span>
          <b>{formatDollars(benefit.yearly.total)}</b>
          <span>{text('landing.example.perYear')}</span>
        </Total>
      </Receipt>
      <Caption>
        {text('landing.example.basis', {
          volume: formatMoney(defaultInputs.monthlyVolume),
          payments: formatCount(defaultInputs.estimatedTransactions),
        })}
      </Caption>
    </Pair>
  );
}

const Pair = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  justifySelf: 'center',
  '& > div:nth-of-type(1)': { width: '86%', transform: 'rotate(-2.5deg)' },
  '& > div:nth-of-type(2)': { width: '88%', margin: '-26px 0 0 auto', transform: 'rotate(1.5deg)' },
  '& > p': { marginTop: 20, textAlign: 'center' },
  [below.small]: { '& > div': { width: '90% !important' } },
});

const Total = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  paddingTop: 16,
  fontSize: '.9375rem',
  color: color.textSecondary,
  '& b': {
    ...tabularFigures,
    marginLeft: 'auto',
    font: `750 2.125rem/1 ${fontFamily.display}`,
    letterSpacing: '-.025em',
    color: color.textPrimary,
  },
});
