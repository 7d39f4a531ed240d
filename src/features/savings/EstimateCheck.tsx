import { styled } from '@mui/material/styles';
import { spellCents, spellDollars, spellMoney } from '#domain/money.ts';
import { spellRate } from '#domain/rate.ts';
import { quizConstants } from '#domain/savings/constants.ts';
import { estimateSavings, replacedAnswers } from '#domain/savings/estimate.ts';
import { estimateFiguresOf } from '#domain/savings/figures.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { useTexts } from '#src/texts/texts.ts';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';
import { Caption } from '#src/ui/Lead.tsx';

/** The result of the quiz itself. New software that costs more is shown as the extra cost it is (S-04). */
export function EstimateCheck({ answers }: { answers: SavingsQuizAnswers }) {
  const text = useTexts('savings');
  const { newRate, newFee, newPosShare, leastPosCost, defaultVolume, defaultOrder } = quizConstants;
  const { monthly, yearly } = estimateFiguresOf(estimateSavings(answers));
  const replaced = replacedAnswers(answers);
  return (
    <Check title={text('estimate.heading')} figureLabel={text('report.perMonth')} figure={spellDollars(monthly.total)}>
      <CheckRows>
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
      </CheckRows>
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
    </Check>
  );
}

const Check = styled(GuestCheck)({ '& dl ~ p': { marginTop: 12 } });
