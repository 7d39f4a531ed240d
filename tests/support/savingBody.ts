import { defaultInputs } from '#domain/savings/constants.ts';
import { makeReport } from '#domain/savings/report.ts';
import { reportToWire } from '#domain/savings/wire.ts';
import { toWire } from '#domain/wire.ts';
import { savingsAnswers } from './savingsAnswers.ts';

/** A complete body of `customer-answers/saving`; the consent is optional and left out. */
export const savingBody = (changes: Record<string, unknown> = {}) => ({
  type: 'saving',
  email: 'sam@example.com',
  name: 'Sam Lee',
  phone: '(555) 010-0134',
  company_name: 'Corner Diner',
  timeframe: '1-3-months',
  data: toWire(savingsAnswers()),
  ...changes,
});

/** A complete body of `customer-answers/saving/detailed-quote`. */
export const detailedQuoteBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Sam Lee',
  email: 'sam@example.com',
  data: reportToWire(makeReport(defaultInputs)),
  ...changes,
});
