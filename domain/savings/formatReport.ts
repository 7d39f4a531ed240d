import { type Cents, formatCents, formatCount, formatDollars } from '../text/money.ts';
import { formatExactRate } from '../text/rate.ts';
import { effectiveRate } from './cost.ts';
import { figuresOf, type ShownBenefit, type ShownCost } from './figures.ts';
import type { CostScenario, SavingsReport } from './report.ts';

/** `effective` is undefined without a volume. */
export type FormattedSide = {
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
export type FormattedBenefit = { savings: string; cashback: string; total: string; isExtraCost: boolean };

/** A formatted report. Screen and mail show only this, so that they can't differ. */
export type FormattedReport = {
  current: FormattedSide;
  potential: FormattedSide;
  monthly: FormattedBenefit;
  yearly: FormattedBenefit;
  brings: boolean;
};

export function formatReport(report: SavingsReport): FormattedReport {
  const { current, potential, benefit } = figuresOf(report);
  const { monthlyVolume, estimatedTransactions } = report;
  const side = (scenario: CostScenario, shown: { monthly: ShownCost; yearly: ShownCost }) =>
    formatSide(scenario, shown, monthlyVolume, estimatedTransactions);
  return {
    current: side(report.current, current),
    potential: side(report.potential, potential),
    monthly: formatBenefit(benefit.monthly),
    yearly: formatBenefit(benefit.yearly),
    brings: benefit.monthly.total > 0,
  };
}

function formatSide(
  { rate, transactionFee, processingCost }: CostScenario,
  { monthly, yearly }: { monthly: ShownCost; yearly: ShownCost },
  volume: Cents,
  payments: number,
): FormattedSide {
  const effective = effectiveRate(processingCost, volume);
  return {
    rate: formatExactRate(rate),
    fee: formatCents(transactionFee),
    // Two decimals like the rate above it.
    effective: effective === undefined ? undefined : formatExactRate(Math.round(effective / 10) * 10),
    processing: formatDollars(monthly.processing),
    pos: formatDollars(monthly.pos),
    total: formatDollars(monthly.total),
    perYear: formatDollars(yearly.total),
    formula: {
      volume: formatCents(volume),
      rate: formatExactRate(rate),
      payments: formatCount(payments),
      fee: formatCents(transactionFee),
      cost: formatCents(processingCost),
    },
  };
}

function formatBenefit({ savings, cashback, total }: ShownBenefit): FormattedBenefit {
  return {
    savings: formatDollars(savings),
    cashback: formatDollars(cashback),
    total: formatDollars(total),
    isExtraCost: savings < 0,
  };
}
