import { type Cents, wholeDollars } from '../text/money.ts';
import type { SavingsEstimate } from './estimate.ts';
import type { SavingsReport } from './report.ts';

type Costs = { processingCost: Cents; posCost: Cents };

/** A scenario in whole dollars; the total is the sum of the two parts. */
export type ShownCost = { processing: number; pos: number; total: number };

/** The benefit of a switch in whole dollars; the total is the sum of both, and all are 0 when there is none. */
export type ShownBenefit = { savings: number; cashback: number; total: number };

/** The figures that screen and mail show: each rounded once, each total the sum of what is shown (D26). */
export type ReportFigures = {
  current: { monthly: ShownCost; yearly: ShownCost };
  potential: { monthly: ShownCost; yearly: ShownCost };
  /** Current minus potential; below 0 when a switch costs more. */
  difference: { monthly: ShownCost; yearly: ShownCost };
  benefit: { monthly: ShownBenefit; yearly: ShownBenefit };
};

export function figuresOf({ current, potential, cashback }: SavingsReport): ReportFigures {
  const monthly = { current: shownCost(current, 1), potential: shownCost(potential, 1) };
  const yearly = { current: shownCost(current, 12), potential: shownCost(potential, 12) };
  const difference = {
    monthly: minus(monthly.current, monthly.potential),
    yearly: minus(yearly.current, yearly.potential),
  };
  return {
    current: { monthly: monthly.current, yearly: yearly.current },
    potential: { monthly: monthly.potential, yearly: yearly.potential },
    difference,
    benefit: {
      monthly: shownBenefit(difference.monthly.total, cashback.monthly),
      yearly: shownBenefit(difference.yearly.total, cashback.annual),
    },
  };
}

function shownCost({ processingCost, posCost }: Costs, months: number): ShownCost {
  const processing = wholeDollars(processingCost * months);
  const pos = wholeDollars(posCost * months);
  return { processing, pos, total: processing + pos };
}

function minus(a: ShownCost, b: ShownCost): ShownCost {
  return { processing: a.processing - b.processing, pos: a.pos - b.pos, total: a.total - b.total };
}

/** Displayed benefits are floored at 0 (spec 9), and so are their parts, so that they still add up. */
function shownBenefit(savings: number, cashback: Cents): ShownBenefit {
  const shown = wholeDollars(cashback);
  const total = savings + shown;
  return total > 0 ? { savings, cashback: shown, total } : { savings: 0, cashback: 0, total: 0 };
}

/** The estimate of the quiz in whole dollars, by the same rule. */
export type EstimateFigures = { monthly: ShownCost; yearly: ShownCost };

export function estimateFiguresOf({ processingCostSavings, posCostSavings }: SavingsEstimate): EstimateFigures {
  const shown = (months: number): ShownCost =>
    shownCost({ processingCost: processingCostSavings, posCost: posCostSavings }, months);
  return { monthly: shown(1), yearly: shown(12) };
}

/** Today's cost and that of our standard offer, in whole dollars per month, when the offer is no better. */
export function estimateCostsOf(estimate: SavingsEstimate): { current: number; offer: number; less: number } {
  const { currentProcessingCost, currentPosCost, newProcessingCost, newPosCost } = estimate;
  const current = shownCost({ processingCost: currentProcessingCost, posCost: currentPosCost }, 1).total;
  const offer = shownCost({ processingCost: newProcessingCost, posCost: newPosCost }, 1).total;
  return { current, offer, less: Math.max(0, offer - current) };
}
