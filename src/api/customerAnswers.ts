import { isRecord } from '#domain/json.ts';
import type { Consent } from '#domain/leads/consent.ts';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { normalise } from '#domain/text/normalise.ts';
import { toWire } from '#domain/wire.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

/** Stores the quiz answers and the contact as a lead. Returns the id of the comparison. */
export async function createPosAnswers(
  submission: {
    answers: Answers;
    contact: Contact;
    consent: Consent;
    timing: FormTiming | undefined;
    idempotencyKey: string;
  },
  signal?: AbortSignal,
): Promise<{ comparisonId: string }> {
  const { answers, contact, consent, timing, idempotencyKey } = submission;
  const body = toWire(
    normalise({
      type: 'pos',
      ...contact,
      wantsConsultation: answers.expertConsultation === 'yes',
      data: answers,
      consent,
      trace: timing,
    }),
  );
  const answer = await post(productPath('customer-answers/pos'), body, { idempotencyKey, ...(signal && { signal }) });
  const data = isRecord(answer) ? answer.data : undefined;
  if (!isRecord(data) || typeof data.comparison_id !== 'string') throw new ApiError('');
  return { comparisonId: data.comparison_id };
}

/** Reports a quiz start by email (spec 7). */
export async function startQuiz(email: string, signal?: AbortSignal): Promise<void> {
  const answer = await post(productPath('customer-answers/pos/start-quiz'), { email }, { ...(signal && { signal }) });
  if (!isRecord(answer)) throw new ApiError('');
}
