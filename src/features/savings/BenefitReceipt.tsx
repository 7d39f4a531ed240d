import { reportConstants } from '#domain/savings/constants.ts';
import type { FormattedReport } from '#domain/savings/formatReport.ts';
import { formatRate } from '#domain/text/rate.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { printed } from '#src/theme/print.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Intro.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

/** The parts add up as shown (D26). */
export function BenefitReceipt({ report: { monthly, yearly, brings } }: { report: FormattedReport }) {
  const text = useTexts(savingsTexts);
  return (
    <Root paper="canary">
      <h2>{text('report.benefits')}</h2>
      <Figure>{monthly.total}</Figure>
      <ReceiptRows>
        <ReceiptRow label={monthly.isExtraCost ? text('report.extraCost') : text('report.monthlySavings')}>
          {monthly.savings}
        </ReceiptRow>
        <ReceiptRow label={text('report.cashback', { share: formatRate(reportConstants.cashback) })}>
          {monthly.cashback}
        </ReceiptRow>
        <ReceiptRow label={text('report.totalYear')} isTotal>
          {yearly.total}
        </ReceiptRow>
      </ReceiptRows>
      {!brings && <Caption>{text('report.noBenefit')}</Caption>}
    </Root>
  );
}

const Root = styled(Receipt)({
  ...printed(),
  '& .receipt-paper': { padding: '28px clamp(20px, 3vw, 32px) 44px' },
  '& h2': {
    font: `620 1rem/1.3 ${fontFamily.body}`,
    letterSpacing: 0,
    color: color.textCanary,
  },
  '& dl': { '--rule': color.actionAccentBg, borderTop: '1px solid var(--rule)' },
  '& dl > div': { borderColor: 'var(--rule)' },
  '& [data-total] :is(dt, dd)': { fontSize: '1.0625rem', fontWeight: 700, color: color.textPrimary },
  '& dl + p': { marginTop: 12 },
});

const Figure = styled('p')({
  ...tabularFigures,
  margin: '6px 0 14px',
  font: `750 clamp(4rem, 3rem + 4vw, 5.75rem)/1 ${fontFamily.display}`,
  letterSpacing: '-.04em',
});
