import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { type Cents, parseMoney } from '../text/money.ts';
import { parseRate, type Rate } from '../text/rate.ts';
import { quizConstants } from './constants.ts';
import { processingCost, shareOf } from './cost.ts';

/** The savings result of the quiz (spec 3). Costs and savings are per month. */
export type SavingsEstimate = {
  currentProcessingCost: Cents;
  newProcessingCost: Cents;
  processingCostSavings: Cents;
  currentPosCost: Cents;
  newPosCost: Cents;
  /** Below 0 when the new software costs more. */
  posCostSavings: Cents;
  totalMonthlySavings: Cents;
  annualSavings: Cents;
  monthlyVolume: Cents;
  hasSavings: boolean;
  currentRate: Rate;
  transactionFee: Cents;
  estimatedTransactions: number;
};

/** Answers that cannot be used, so that the default is used instead (spec 9). */
export type ReplacedAnswer = 'monthlyVolume' | 'averageOrderSize';

/** What a typical switch saves, from answers that fit the quiz (spec 9). Less than a cent is no saving (D26). */
export function estimateSavings(answers: SavingsQuizAnswers): SavingsEstimate {
  const { newRate, newFee, newPosShare, leastPosCost } = quizConstants;
  const { monthlyVolume, averageOrder } = countedWith(answers);
  const estimatedTransactions = Math.round(monthlyVolume / averageOrder);
  const currentRate = parseRate(answers.currentRate) ?? 0;
  const transactionFee = parseMoney(answers.transactionFee) ?? 0;
  const currentPosCost = parseMoney(answers.monthlyPosCost) ?? 0;

  const currentProcessingCost = processingCost(monthlyVolume, estimatedTransactions, currentRate, transactionFee);
  const newProcessingCost = processingCost(monthlyVolume, estimatedTransactions, newRate, newFee);
  const processingCostSavings = currentProcessingCost - newProcessingCost;
  const newPosCost = Math.max(shareOf(currentPosCost, newPosShare), leastPosCost);
  const posCostSavings = currentPosCost - newPosCost;
  const totalMonthlySavings = processingCostSavings + posCostSavings;
  return {
    currentProcessingCost,
    newProcessingCost,
    processingCostSavings,
    currentPosCost,
    newPosCost,
    posCostSavings,
    totalMonthlySavings,
    annualSavings: totalMonthlySavings * 12,
    monthlyVolume,
    hasSavings: totalMonthlySavings > 0,
    currentRate,
    transactionFee,
    estimatedTransactions,
  };
}

/** The answers that were replaced by the default; the page says so (S-03). */
export function replacedAnswers(answers: SavingsQuizAnswers): ReplacedAnswer[] {
  return (['monthlyVolume', 'averageOrderSize'] as const).filter((question) => !isPositive(answers[question]));
}

/** The volume and order size that the estimate uses. */
function countedWith(answers: SavingsQuizAnswers): { monthlyVolume: Cents; averageOrder: Cents } {
  const { defaultVolume, defaultOrder } = quizConstants;
  return {
    monthlyVolume: parseMoney(answers.monthlyVolume) || defaultVolume,
    averageOrder: parseMoney(answers.averageOrderSize) || defaultOrder,
  };
}

const isPositive = (text: string) => (parseMoney(text) ?? 0) > 0;
