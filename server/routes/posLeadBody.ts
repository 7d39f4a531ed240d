import { pruneAnswers } from '#domain/questionFlow.ts';
import type { FormTiming } from '#domain/suspicion.ts';
import { fromWire, wireSchema } from '#domain/wire.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
import type { MainQuizAnswers } from '#schemas/__generated__/mainQuiz.ts';
import type { ShownConsent } from '#server/consent.ts';
import { contactForm, contactMessages, mainQuiz } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { consentPart, tracePart } from './bodyParts.ts';

type Body = Record<string, unknown> & {
  wants_consultation?: boolean;
  data: Record<string, unknown>;
  consent?: ShownConsent;
  trace?: FormTiming;
};

export type PosLeadRequest = {
  contact: Omit<Contact, 'expertConsultation'>;
  wantsConsultation: boolean;
  answers: MainQuizAnswers;
  consent: ShownConsent;
  trace: FormTiming;
};

const contactSchema = wireSchema(contactForm.schema);

/** The body of `customer-answers/pos` (spec 7): the contact form's fields, the quiz's answers under `data`. */
export const posLeadSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', ...contactSchema.required, 'data'],
  properties: {
    type: { type: 'string', enum: ['pos'] },
    ...contactSchema.properties,
    wants_consultation: { type: 'boolean' },
    data: wireSchema(mainQuiz.schema),
    consent: consentPart,
    trace: tracePart,
  },
};

const readBody = bodyReader<Body>(posLeadSchema, contactMessages);

/** Reads a lead from a request's body, or throws a 422. Answers to questions that were not asked are left out. */
export function readPosLead(received: unknown): PosLeadRequest {
  const { wants_consultation: wantsConsultation = false, data, consent = {}, trace = {}, ...body } = readBody(received);
  return {
    // Both casts hold because the schema the types are made from has just accepted the values.
    contact: fromWire(body, contactForm.schema) as PosLeadRequest['contact'],
    answers: pruneAnswers(mainQuiz.schema, fromWire(data, mainQuiz.schema)) as MainQuizAnswers,
    wantsConsultation,
    consent,
    trace,
  };
}
