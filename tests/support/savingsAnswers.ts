import fc from 'fast-check';
import type { ReportInputs } from '#domain/savings/report.ts';
import { savingsQuizOptions } from '#domain/savings/savingsQuiz.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { filledIn } from './filledIn.ts';

/** The answers of S-01. */
export const savingsAnswers = (changes: Partial<SavingsQuizAnswers> = {}): SavingsQuizAnswers =>
  filledIn<SavingsQuizAnswers>({
    currentPos: 'square-for-restaurants',
    monthlyVolume: '50,000',
    averageOrderSize: '35',
    currentRate: '2.9',
    transactionFee: '0.10',
    monthlyPosCost: '300',
    ...changes,
  });

const moneyText = fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => (cents / 100).toFixed(2));
const smallMoneyText = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));

/** Any answers that fit the quiz. */
export const anyAnswers: fc.Arbitrary<SavingsQuizAnswers> = fc
  .record({
    monthlyVolume: fc.oneof(moneyText, fc.constant('0'), fc.constant('50,000')),
    averageOrderSize: fc.oneof(smallMoneyText, fc.constant('0')),
    currentRate: fc.integer({ min: 0, max: 20_000 }).map((rate) => `${rate / 1000}%`),
    transactionFee: fc.constantFrom(
      ...(savingsQuizOptions.transactionFee ?? []).map(({ value }) => value as SavingsQuizAnswers['transactionFee']),
    ),
    monthlyPosCost: fc.oneof(smallMoneyText, fc.constant('0')),
  })
  .map((answers) => filledIn<SavingsQuizAnswers>(answers));

/** Any values of sliders and fields. */
export const anyInputs: fc.Arbitrary<ReportInputs> = fc.record({
  currentRate: fc.integer({ min: 0, max: 20_000 }),
  transactionFee: fc.integer({ min: 0, max: 30 }),
  currentPosCost: fc.integer({ min: 0, max: 9_999_999_999 }),
  monthlyVolume: fc.integer({ min: 0, max: 9_999_999_999 }),
  estimatedTransactions: fc.integer({ min: 0, max: 9_999_999 }),
});
