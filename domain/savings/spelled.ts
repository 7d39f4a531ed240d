import { type Cents, spellCents, spellCount, spellDollars } from '../money.ts';
import { spellRateExactly } from '../rate.ts';
import { effectiveRate } from './cost.ts';
import { figuresOf, type ShownBenefit, type ShownCost } from './figures.ts';
import type { CostScenario, SavingsReport } from './report.ts';

/** One side of a report as it is read. `effective` is undefined without a volume. */
export type SpelledSide = {
  rate: string;
  fee: string;
  effective: string | undefined;
  processing: string;
  pos: string;
  total: string;
  perYear: string;
  /** The parts of `volume × rate + payments × fee = cost`, to the cent (spec 9). */
  formula: { volume: string; rate: string; payments: string; fee: string; cost: string };
};
export type SpelledBenefit = { savings: string; cashback: string; total: string; isExtraCost: boolean };

/** A report in words and figures. Screen and mail show nothing else, so that they can't differ. */
export type SpelledReport = {
  current: SpelledSide;
  potential: SpelledSide;
  monthly: SpelledBenefit;
  yearly: SpelledBenefit;
  brings: boolean;
};

export function spellReport(report: SavingsReport): SpelledReport {
  const { current, potential, benefit } = figuresOf(report);
  const { monthlyVolume, estimatedTransactions } = report;
  const side = (scenario: CostScenario, shown: { monthly: ShownCost; yearly: ShownCost }) =>
    spellSide(scenario, shown, monthlyVolume, estimatedTransactions);
  return {
    current: side(report.current, current),
    potential: side(report.potential, potential),
    monthly: spellBenefit(benefit.monthly),
    yearly: spellBenefit(benefit.yearly),
    brings: benefit.monthly.total > 0,
  };
}

function spellSide(
  { rate, transactionFee, processingCost }: CostScenario,
  { monthly, yearly }: { monthly: ShownCost; yearly: ShownCost },
  volume: Cents,
  payments: number,
): SpelledSide {
  const effective = effectiveRate(processingCost, volume);
  return {
    rate: spellRateExactly(rate),
    fee: spellCents(transactionFee),
    // Two decimals like the rate it stands below.
    effective: effective === undefined ? undefined : spellRateExactly(Math.round(effective / 10) * 10),
    processing: spellDollars(monthly.processing),
    pos: spellDollars(monthly.pos),
    total: spellDollars(monthly.total),
    perYear: spellDollars(yearly.total),
    formula: {
      volume: spellCents(volume),
      rate: spellRateExactly(rate),
      payments: spellCount(payments),
      fee: spellCents(transactionFee),
      cost: spellCents(processingCost),
    },
  };
}

function spellBenefit({ savings, cashback, total }: ShownBenefit): SpelledBenefit {
  return {
    savings: spellDollars(savings),
    cashback: spellDollars(cashback),
    total: spellDollars(total),
    isExtraCost: savings < 0,
  };
}
