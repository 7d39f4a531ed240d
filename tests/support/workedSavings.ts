import { savingsAnswers } from './savingsAnswers.ts';

/**
 * A visitor who would save, with each figure worked out by hand (spec 9): 83,000 in 3,074 payments of about 27.
 * No two figures that could be mistaken for each other are equal.
 */
export const dearer = {
  answers: savingsAnswers({
    monthlyVolume: '83,000',
    averageOrderSize: '27',
    currentRate: '3.1',
    transactionFee: '0.15',
    monthlyPosCost: '410',
  }),
  report: {
    current: {
      rate: '3.10%',
      fee: '$0.15',
      effective: '3.66%',
      processing: '$3,034',
      pos: '$410',
      total: '$3,444',
      perYear: '$41,329',
      year: ['$36,409', '$4,920', '$41,329'],
      formula: '$83,000.00 × 3.10% + 3,074 × $0.15 = $3,034.10',
      /** Shares of the longer bar, in percent: processing and software. */
      shares: { monthly: ['88.1', '11.9'], yearly: ['88.1', '11.9'] },
    },
    potential: {
      rate: '1.69%',
      fee: '$0.10',
      effective: '2.06%',
      processing: '$1,710',
      pos: '$200',
      total: '$1,910',
      perYear: '$22,921',
      year: ['$20,521', '$2,400', '$22,921'],
      formula: '$83,000.00 × 1.69% + 3,074 × $0.10 = $1,710.10',
      shares: { monthly: ['49.7', '5.8'], yearly: ['49.7', '5.8'] },
    },
    less: { monthly: '$1,534', yearly: '$18,408' },
    /** 5 % of 12 × 1,910.10 is 1,146.06 a year, 95.505 a month. */
    cashbackCents: { monthly: 9551, annual: 114_606 },
    monthly: { savings: '$1,534', cashback: '$96', total: '$1,630' },
    yearly: { total: '$19,554' },
  },
  estimate: { processing: '$1,067', pos: '$123', month: '$1,190', year: '$14,276' },
};

/** A visitor who pays less than the offer: 83,000 at 1.9 % + 3,074 × 0.05 + 120 today, 2 % + 0.10 + 200 after a switch. */
export const cheaper = {
  answers: savingsAnswers({
    monthlyVolume: '83,000',
    averageOrderSize: '27',
    currentRate: '1.9',
    transactionFee: '0.05',
    monthlyPosCost: '120',
  }),
  today: '$1,851',
  offer: '$2,167',
  less: '$316',
};
