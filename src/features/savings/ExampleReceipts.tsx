import type { ReactNode } from 'react';
import { defaultInputs } from '#domain/savings/constants.ts';
import { figuresOf, type ShownCost } from '#domain/savings/figures.ts';
import { makeReport } from '#domain/savings/report.ts';
import { formatCents, formatCount, formatDollars, formatMoney } from '#domain/text/money.ts';
import { formatExactRate } from '#domain/text/rate.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Intro.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

const report = makeReport(defaultInputs);
const { current, potential, benefit } = figuresOf(report);

/** An example with the figures of `/cost-savings`. */
export function ExampleReceipts() {
  const text = useTexts(savingsTexts);
  return (
    <Pair role="img" aria-label={text('landing.example.label')}>
      <ExampleReceipt title={text('landing.example.today')} terms={report.current} costs={current.monthly} />
      <ExampleReceipt
        paper="canary"
        title={text('landing.example.couldBe')}
        terms={report.potential}
        costs={potential.monthly}
        cashback={benefit.monthly.cashback}
        after={
          <Total>
            <span>{text('landing.example.keep')}</span>
            <b>{formatDollars(benefit.yearly.total)}</b>
            <span>{text('landing.example.perYear')}</span>
          </Total>
        }
      />
      <Caption>
        {text('landing.example.basis', {
          volume: formatMoney(defaultInputs.monthlyVolume),
          payments: formatCount(defaultInputs.estimatedTransactions),
        })}
      </Caption>
    </Pair>
  );
}

type ExampleReceiptProps = {
  paper?: 'canary';
  title: string;
  terms: { rate: number; transactionFee: number };
  costs: ShownCost;
  cashback?: number;
  after?: ReactNode;
};

function ExampleReceipt({ paper, title, terms, costs, cashback, after }: ExampleReceiptProps) {
  const text = useTexts(savingsTexts);
  const processing = { rate: formatExactRate(terms.rate), fee: formatCents(terms.transactionFee) };
  return (
    <Receipt
      {...(paper && { paper })}
      title={title}
      figureLabel={text('landing.example.perMonth')}
      figure={formatDollars(costs.total)}
    >
      <ReceiptRows>
        <ReceiptRow label={text('landing.example.processing', processing)}>
          {formatDollars(costs.processing)}
        </ReceiptRow>
        <ReceiptRow label={text('landing.example.pos')}>{formatDollars(costs.pos)}</ReceiptRow>
        {cashback !== undefined && (
          <ReceiptRow label={text('landing.example.cashback')}>{`+${formatDollars(cashback)}`}</ReceiptRow>
        )}
      </ReceiptRows>
      {after}
    </Receipt>
  );
}

const Pair = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  justifySelf: 'center',
  '& > div:nth-of-type(1)': { width: '86%', transform: 'rotate(-2.5deg)' },
  '& > div:nth-of-type(2)': {
    width: '88%',
    marginBlockStart: -26,
    marginInlineStart: 'auto',
    transform: 'rotate(1.5deg)',
  },
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
    marginInlineStart: 'auto',
    font: `750 2.125rem/1 ${fontFamily.display}`,
    letterSpacing: '-.025em',
    color: color.textPrimary,
  },
});
