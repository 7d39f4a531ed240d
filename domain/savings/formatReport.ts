import { siteLocale } from '../text/locale.ts';
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

/** @param locale how the figures are written; by default as the site writes them */
export function formatReport(report: SavingsReport, locale = siteLocale): FormattedReport {
  const { current, potential, benefit } = figuresOf(report);
  const { monthlyVolume, estimatedTransactions } = report;
  const side = (scenario: CostScenario, shown: { monthly: ShownCost; yearly: ShownCost }) =>
    formatSide(scenario, shown, { volume: monthlyVolume, payments: estimatedTransactions, locale });
  return {
    current: side(report.current, current),
    potential: side(report.potential, potential),
    monthly: formatBenefit(benefit.monthly, locale),
    yearly: formatBenefit(benefit.yearly, locale),
    brings: benefit.monthly.total > 0,
  };
}

function formatSide(
  { rate, transactionFee, processingCost }: CostScenario,
  { monthly, yearly }: { monthly: ShownCost; yearly: ShownCost },
  { volume, payments, locale }: { volume: Cents; payments: number; locale: string },
): FormattedSide {
  const effective = effectiveRate(processingCost, volume);
  return {
    rate: formatExactRate(rate, locale),
    fee: formatCents(transactionFee, locale),
    // Two decimals like the rate above it.
    effective: effective === undefined ? undefined : formatExactRate(Math.round(effective / 10) * 10, locale),
    processing: formatDollars(monthly.processing, locale),
    pos: formatDollars(monthly.pos, locale),
    total: formatDollars(monthly.total, locale),
    perYear: formatDollars(yearly.total, locale),
    formula: {
      volume: formatCents(volume, locale),
      rate: formatExactRate(rate, locale),
      payments: formatCount(payments, locale),
      fee: formatCents(transactionFee, locale),
      cost: formatCents(processingCost, locale),
    },
  };
}

function formatBenefit({ savings, cashback, total }: ShownBenefit, locale: string): FormattedBenefit {
  return {
    savings: formatDollars(savings, locale),
    cashback: formatDollars(cashback, locale),
    total: formatDollars(total, locale),
    isExtraCost: savings < 0,
  };
}
