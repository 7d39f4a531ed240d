import { quizConstants } from '#domain/savings/constants.ts';
import { estimateSavings, replacedAnswers } from '#domain/savings/estimate.ts';
import { estimateFiguresOf } from '#domain/savings/figures.ts';
import { formatCents, formatDollars, formatMoney } from '#domain/text/money.ts';
import { formatRate } from '#domain/text/rate.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

/** Shows new software that costs more as an extra cost (S-04). */
export function EstimateReceipt({ answers }: { answers: SavingsQuizAnswers }) {
  const text = useTexts(savingsTexts);
  const { newRate, newFee, newPosShare, leastPosCost, defaultVolume, defaultOrder } = quizConstants;
  const { monthly, yearly } = estimateFiguresOf(estimateSavings(answers));
  const replaced = replacedAnswers(answers);
  return (
    <Root title={text('estimate.heading')} figureLabel={text('report.perMonth')} figure={formatDollars(monthly.total)}>
      <ReceiptRows>
        <ReceiptRow label={text('estimate.processing')}>{formatDollars(monthly.processing)}</ReceiptRow>
        <ReceiptRow label={monthly.pos < 0 ? text('estimate.posExtra') : text('estimate.pos')}>
          {formatDollars(monthly.pos)}
        </ReceiptRow>
        <ReceiptRow label={text('estimate.month')}>{formatDollars(monthly.total)}</ReceiptRow>
        <ReceiptRow label={text('estimate.year')}>{formatDollars(yearly.total)}</ReceiptRow>
      </ReceiptRows>
      <Caption>
        {text('estimate.text', {
          rate: formatRate(newRate),
          fee: formatCents(newFee),
          share: formatRate(newPosShare),
          least: formatMoney(leastPosCost),
        })}
      </Caption>
      {replaced.includes('monthlyVolume') && (
        <Caption>{text('estimate.replacedVolume', { amount: formatMoney(defaultVolume) })}</Caption>
      )}
      {replaced.includes('averageOrderSize') && (
        <Caption>{text('estimate.replacedOrder', { amount: formatMoney(defaultOrder) })}</Caption>
      )}
    </Root>
  );
}

const Root = styled(Receipt)({ '& dl ~ p': { marginTop: 12 } });
