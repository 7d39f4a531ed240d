import type { SavingsReport } from '#domain/savings/report.ts';
import { expectedReport, REPORT_UNITS, reportFromWire, reportToWire, type WireResult } from '#domain/savings/wire.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadBodyReader } from '#server/leads/leadBody.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { refuseDifferences, resultSchema } from '../savings/resultBody.ts';
import { reportSections } from '../savings/savingsSections.ts';
import { detailedQuoteForm } from './detailedQuoteForm.ts';
import { savingsQuoteSalesMail, savingsQuoteVisitorMail } from './savingsQuoteMails.ts';

export type SavingsQuoteDetails = { report: WireResult };
export type SavingsQuoteLead = Lead<SavingsQuoteDetails>;

const read = leadBodyReader<{ data: WireResult }>(detailedQuoteForm, {
  required: ['data'],
  properties: { data: resultSchema(REPORT_UNITS) },
});

/** The report as a detailed quote. */
export const savingsQuoteKind: LeadKind<SavingsQuoteDetails> = {
  name: 'savingsQuote',
  word: 'savings-quotes',
  path: '/customer-answers/saving/detailed-quote',
  form: detailedQuoteForm,
  person: { email: 'email', name: 'name' },
  isPrefilled: true,
  body: read.schema,
  // A figure that does not follow from the visitor's side of the report is refused too.
  read(body) {
    const { rest, ...received } = read(body);
    const report = reportToWire(expectedReport(rest.data));
    refuseDifferences(rest.data, report, 'data');
    return { ...received, details: { report } };
  },
  visitorMail: {
    perDay: 5,
    needsConsent: false,
    write: (lead, { publicUrl }) => savingsQuoteVisitorMail(lead, reportOf(lead), publicUrl),
  },
  salesMail: (lead) => savingsQuoteSalesMail(lead, reportOf(lead)),
  inWords: (lead, language) => reportSections(reportOf(lead), language),
  posted: ({ details }) => details,
};

const reportOf = ({ details }: SavingsQuoteLead): SavingsReport => reportFromWire(details.report);
