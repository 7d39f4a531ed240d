import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import type { Cents } from '../text/money.ts';
import type { Rate } from '../text/rate.ts';
import { reportConstants } from './constants.ts';
import { processingCost, shareOf } from './cost.ts';
import { estimateSavings } from './estimate.ts';

/** The visitor's side of the report (spec 3 "Cost savings input"). */
export type ReportInputs = {
  currentRate: Rate;
  transactionFee: Cents;
  currentPosCost: Cents;
  monthlyVolume: Cents;
  estimatedTransactions: number;
};

/** Per month unless a name says otherwise. */
export type CostScenario = {
  rate: Rate;
  transactionFee: Cents;
  processingCost: Cents;
  posCost: Cents;
  totalMonthlyCost: Cents;
  annualCost: Cents;
};

/** The savings result of the report (spec 3), exact to the cent. */
export type SavingsReport = {
  current: CostScenario;
  potential: CostScenario;
  monthlySavings: Cents;
  annualSavings: Cents;
  cashback: { monthly: Cents; annual: Cents };
  totalMonthlySavings: Cents;
  totalAnnualSavings: Cents;
  processingCostSavings: Cents;
  posCostSavings: Cents;
  monthlyVolume: Cents;
  estimatedTransactions: number;
};

/** The current side, the potential side and the benefit with cashback (spec 9). */
export function makeReport(inputs: ReportInputs): SavingsReport {
  const { monthlyVolume, estimatedTransactions } = inputs;
  const scenario = (rate: Rate, transactionFee: Cents, posCost: Cents): CostScenario => {
    const processing = processingCost(monthlyVolume, estimatedTransactions, rate, transactionFee);
    const totalMonthlyCost = processing + posCost;
    const annualCost = totalMonthlyCost * 12;
    return { rate, transactionFee, processingCost: processing, posCost, totalMonthlyCost, annualCost };
  };
  const current = scenario(inputs.currentRate, inputs.transactionFee, inputs.currentPosCost);
  const potential = scenario(reportConstants.rate, reportConstants.fee, reportConstants.posCost);

  const monthlySavings = current.totalMonthlyCost - potential.totalMonthlyCost;
  const annualSavings = current.annualCost - potential.annualCost;
  const annualCashback = shareOf(potential.annualCost, reportConstants.cashback);
  const cashback = { monthly: Math.round(annualCashback / 12), annual: annualCashback };
  return {
    current,
    potential,
    monthlySavings,
    annualSavings,
    cashback,
    totalMonthlySavings: monthlySavings + cashback.monthly,
    totalAnnualSavings: annualSavings + cashback.annual,
    processingCostSavings: current.processingCost - potential.processingCost,
    posCostSavings: current.posCost - potential.posCost,
    monthlyVolume,
    estimatedTransactions,
  };
}

export function inputsFrom(answers: SavingsQuizAnswers): ReportInputs {
  const { currentRate, transactionFee, currentPosCost, monthlyVolume, estimatedTransactions } =
    estimateSavings(answers);
  return { currentRate, transactionFee, currentPosCost, monthlyVolume, estimatedTransactions };
}
