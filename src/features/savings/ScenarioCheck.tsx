import { styled } from '@mui/material/styles';
import { spellCents, spellDollars } from '#domain/money.ts';
import { spellRateExactly } from '#domain/rate.ts';
import { effectiveRate } from '#domain/savings/cost.ts';
import type { ShownCost } from '#domain/savings/figures.ts';
import type { CostScenario } from '#domain/savings/report.ts';
import { useTexts } from '#src/texts/texts.ts';
import { printed } from '#src/theme/print.ts';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';

type ScenarioCheckProps = {
  title: string;
  scenario: CostScenario;
  shown: { monthly: ShownCost; yearly: ShownCost };
  /** In cents; the fees as one rate on it are the effective rate. */
  volume: number;
  position: 1 | 2;
};

/** What is paid, or could be, line by line. */
export function ScenarioCheck({ title, scenario, shown: { monthly, yearly }, volume, position }: ScenarioCheckProps) {
  const text = useTexts('savings');
  const effective = effectiveRate(scenario.processingCost, volume);
  return (
    <Check
      title={title}
      figureLabel={text('report.perMonth')}
      figure={spellDollars(monthly.total)}
      data-position={position}
    >
      <CheckRows>
        <div>
          <dt>{text('report.rate')}</dt>
          <dd>{spellRateExactly(scenario.rate)}</dd>
        </div>
        <div>
          <dt>{text('report.fee')}</dt>
          <dd>{spellCents(scenario.transactionFee)}</dd>
        </div>
        {effective !== undefined && (
          <div>
            <dt>{text('report.effective')}</dt>
            <dd>{spellRateExactly(Math.round(effective / 10) * 10)}</dd>
          </div>
        )}
        <div>
          <dt>{text('report.processing')}</dt>
          <dd>{spellDollars(monthly.processing)}</dd>
        </div>
        <div>
          <dt>{text('report.pos')}</dt>
          <dd>{spellDollars(monthly.pos)}</dd>
        </div>
        <div>
          <dt>{text('report.perYear')}</dt>
          <dd>{spellDollars(yearly.total)}</dd>
        </div>
      </CheckRows>
    </Check>
  );
}

const Check = styled(GuestCheck)<{ 'data-position': number }>({
  '&[data-position="1"]': printed(1),
  '&[data-position="2"]': printed(2),
});
