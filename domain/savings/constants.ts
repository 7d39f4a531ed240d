import savings from '#schemas/content/savings.json' with { type: 'json' };
import { centsOf } from '../text/money.ts';
import { rateOf } from '../text/rate.ts';
import type { ReportInputs } from './report.ts';

const { quiz, report, defaults } = savings;

/** What the estimate at the end of the quiz assumes (spec 9). */
export const quizConstants = {
  defaultVolume: centsOf(quiz.defaultVolume.value),
  defaultOrder: centsOf(quiz.defaultOrder.value),
  newRate: rateOf(quiz.newRate.value),
  newFee: centsOf(quiz.newFee.value),
  newPosShare: rateOf(quiz.newPosShare.value),
  leastPosCost: centsOf(quiz.leastPosCost.value),
};

/** The potential side of the report (spec 9); the sliders never move it (D27). */
export const reportConstants = {
  rate: rateOf(report.rate.value),
  fee: centsOf(report.fee.value),
  posCost: centsOf(report.posCost.value),
  cashback: rateOf(report.cashback.value),
};

/** The start of the report when no quiz was taken (spec 3). */
export const defaultInputs: ReportInputs = {
  currentRate: rateOf(defaults.currentRate.value),
  transactionFee: centsOf(defaults.transactionFee.value),
  currentPosCost: centsOf(defaults.currentPosCost.value),
  monthlyVolume: centsOf(defaults.monthlyVolume.value),
  estimatedTransactions: defaults.estimatedTransactions.value,
};
