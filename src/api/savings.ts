import type { Consent } from '#domain/leads/consent.ts';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import { estimateSavings } from '#domain/savings/estimate.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import { estimateToWire, reportToWire } from '#domain/savings/wire.ts';
import { normalise } from '#domain/text/normalise.ts';
import { toWire } from '#domain/wire.ts';
import type { DetailedQuote } from '#schemas/__generated__/detailedQuote.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { post, productPath } from './http.ts';

type SavingsCall = {
  answers: SavingsQuizAnswers;
  contact: SavingsContact;
  consent: Consent;
  timing: FormTiming | undefined;
  idempotencyKey: string;
};

/**
 * Stores the answers of the savings quiz with the contact, and mails the report. The estimate is sent with them, so that
 * the stored and mailed figures are those the visitor was shown.
 */
export async function createSavingsAnswers(call: SavingsCall, signal?: AbortSignal): Promise<void> {
  const { answers, contact, consent, timing, idempotencyKey } = call;
  const { agreeToComms = false, ...person } = contact;
  const body = {
    ...(toWire(normalise({ type: 'saving', ...person, wantsConsultation: false, data: answers })) as object),
    agree_to_comms: agreeToComms,
    ...(agreeToComms && { consent }),
    trace: timing,
    result: estimateToWire(estimateSavings(answers)),
  };
  await post(productPath('customer-answers/saving'), body, { idempotencyKey, ...(signal && { signal }) });
}

type QuoteCall = {
  recipient: DetailedQuote;
  report: SavingsReport;
  timing: FormTiming | undefined;
  idempotencyKey: string;
};

export async function requestDetailedQuote(call: QuoteCall, signal?: AbortSignal): Promise<void> {
  const { recipient, report, timing, idempotencyKey } = call;
  const body = { ...normalise(recipient), data: reportToWire(report), trace: timing };
  await post(productPath('customer-answers/saving/detailed-quote'), body, {
    idempotencyKey,
    ...(signal && { signal }),
  });
}
