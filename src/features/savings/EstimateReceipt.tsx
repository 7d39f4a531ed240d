import { styled } from '@mui/material/styles';
import { spellCents, spellDollars, spellMoney } from '#domain/money.ts';
import { spellRate } from '#domain/rate.ts';
import { quizConstants } from '#domain/savings/constants.ts';
import { estimateSavings, replacedAnswers } from '#domain/savings/estimate.ts';
import { estimateFiguresOf } from '#domain/savings/figures.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Caption } from '#src/ui/Lead.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRows } from '#src/ui/ReceiptRows.tsx';

/** The result of the quiz itself. New software that costs more is shown as the extra cost it is (S-04). */
export function EstimateReceipt({ answers }: { answers: SavingsQuizAnswers }) {
  const text = useTexts('savings');
  const { newRate, newFee, newPosShare, leastPosCost, defaultVolume, defaultOrder } = quizConstants;
  const { monthly, yearly } = estimateFiguresOf(estimateSavings(answers));
  const replaced = replacedAnswers(answers);
  return (
    <Root title={text('estimate.heading')} figureLabel={text('report.perMonth')} figure={spellDollars(monthly.total)}>
      <ReceiptRows>
        <div>
          <dt>{text('estimate.processing')}</dt>
          <dd>{spellDollars(monthly.processing)}</dd>
        </div>
        <div>
          <dt>{monthly.pos < 0 ? text('estimate.posExtra') : text('estimate.pos')}</dt>
          <dd>{spellDollars(monthly.pos)}</dd>
        </div>
        <div>
          <dt>{text('estimate.month')}</dt>
          <dd>{spellDollars(monthly.total)}</dd>
        </div>
        <div>
          <dt>{text('estimate.year')}</dt>
          <dd>{spellDollars(yearly.total)}</dd>
        </div>
      </ReceiptRows>
      <Caption>
        {text('estimate.text', {
          rate: spellRate(newRate),
          fee: spellCents(newFee),
          share: spellRate(newPosShare),
          least: spellMoney(leastPosCost),
        })}
      </Caption>
      {replaced.includes('monthlyVolume') && (
        <Caption>{text('estimate.replacedVolume', { amount: spellMoney(defaultVolume) })}</Caption>
      )}
      {replaced.includes('averageOrderSize') && (
        <Caption>{text('estimate.replacedOrder', { amount: spellMoney(defaultOrder) })}</Caption>
      )}
    </Root>
  );
}

const Root = styled(Receipt)({ '& dl ~ p': { marginTop: 12 } });
