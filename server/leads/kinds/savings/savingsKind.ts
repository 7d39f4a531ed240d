import type { SavingsEstimate } from '#domain/savings/estimate.ts';
import { inputsFrom, makeReport } from '#domain/savings/report.ts';
import {
  estimateFromWire,
  estimateToWire,
  reportFromWire,
  reportToWire,
  type WireResult,
} from '#domain/savings/wire.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { savingsQuiz } from '#server/forms.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { readSavingsBody, savingsBody, savingsContactForm } from './savingsBody.ts';
import { savingsSalesMail, savingsSections, savingsVisitorMail } from './savingsMails.ts';

export type SavingsDetails = {
  answers: SavingsQuizAnswers;
  wantsConsultation: boolean;
  /** The result of the quiz, in dollars and percent. */
  estimate: WireResult;
  report: WireResult;
};
export type SavingsLead = Lead<SavingsDetails>;

/** A visitor finished the savings quiz. */
export const savingsKind: LeadKind<SavingsDetails> = {
  name: 'savings',
  word: 'savings',
  path: '/customer-answers/saving',
  form: savingsContactForm,
  person: { email: 'email', name: 'name', company: 'companyName', phone: 'phone' },
  quiz: savingsQuiz.schema,
  body: savingsBody,
  read(body) {
    const { answers, wantsConsultation, estimate, ...received } = readSavingsBody(body);
    const report = reportToWire(makeReport(inputsFrom(answers)));
    return { ...received, details: { answers, wantsConsultation, estimate: estimateToWire(estimate), report } };
  },
  answer: (lead) => ({ has_savings: estimateOf(lead).hasSavings }),
  answered: { has_savings: { type: 'boolean' } },
  // The report was requested; the consent is about later mails.
  visitorMail: {
    perDay: 3,
    needsConsent: false,
    write: (lead, { publicUrl }) => savingsVisitorMail(lead, resultsOf(lead), publicUrl),
  },
  salesMail: (lead) => savingsSalesMail(lead, resultsOf(lead)),
  inWords: (lead, language) => savingsSections(lead, resultsOf(lead), language),
  posted: ({ details: { answers, estimate, wantsConsultation } }) => ({ answers, estimate, wantsConsultation }),
};

const estimateOf = ({ details }: SavingsLead): SavingsEstimate => estimateFromWire(details.estimate);
const resultsOf = (lead: SavingsLead) => ({
  estimate: estimateOf(lead),
  report: reportFromWire(lead.details.report),
});
