import { estimateSavings, type SavingsEstimate } from '#domain/savings/estimate.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import {
  differences,
  ESTIMATE_UNITS,
  estimateToWire,
  expectedReport,
  REPORT_UNITS,
  reportToWire,
  type Units,
  type WireResult,
} from '#domain/savings/wire.ts';
import type { FormTiming } from '#domain/suspicion.ts';
import { fromWire, wireName, wireSchema } from '#domain/wire.ts';
import type { DetailedQuote } from '#schemas/__generated__/detailedQuote.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import type { ShownConsent } from '#server/consent.ts';
import {
  detailedQuoteForm,
  detailedQuoteMessages,
  savingsContactForm,
  savingsContactMessages,
  savingsQuiz,
} from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { Refusal } from '#server/http/refusal.ts';
import { consentPart, tracePart } from './bodyParts.ts';

type SavingBody = Record<string, unknown> & {
  wants_consultation?: boolean;
  data: Record<string, unknown>;
  result?: WireResult;
  consent?: ShownConsent;
  trace?: FormTiming;
};

export type SavingRequest = {
  contact: SavingsContact;
  wantsConsultation: boolean;
  answers: SavingsQuizAnswers;
  estimate: SavingsEstimate;
  consent: ShownConsent;
  trace: FormTiming;
};

export type DetailedQuoteRequest = { recipient: DetailedQuote; report: SavingsReport; trace: FormTiming };

/** More than any figure that follows from answers that fit. */
const LARGEST = 1e12;
const KINDS = {
  dollars: { type: 'number', minimum: -LARGEST, maximum: LARGEST },
  percent: { type: 'number', minimum: 0, maximum: 20 },
  count: { type: 'integer', minimum: 0, maximum: LARGEST },
  fact: { type: 'boolean' },
};

const contactSchema = wireSchema(savingsContactForm.schema);

/** The body of `customer-answers/saving` (spec 7). The consent is optional, and so is the result the visitor saw. */
const readSavingBody = bodyReader<SavingBody>(
  {
    type: 'object',
    additionalProperties: false,
    required: ['type', ...contactSchema.required, 'data'],
    properties: {
      type: { type: 'string', enum: ['saving'] },
      ...contactSchema.properties,
      wants_consultation: { type: 'boolean' },
      data: wireSchema(savingsQuiz.schema),
      result: resultSchema(ESTIMATE_UNITS),
      consent: consentPart,
      trace: tracePart,
    },
  },
  savingsContactMessages,
);

const readQuoteBody = bodyReader<DetailedQuote & { data: WireResult; trace?: FormTiming }>(
  {
    ...detailedQuoteForm.schema,
    required: [...detailedQuoteForm.schema.required, 'data'],
    properties: { ...detailedQuoteForm.schema.properties, data: resultSchema(REPORT_UNITS), trace: tracePart },
  },
  detailedQuoteMessages,
);

/** Reads a savings lead, or throws a 422; also when the result a client sends does not follow from its answers. */
export function readSavingLead(received: unknown): SavingRequest {
  const {
    wants_consultation: wantsConsultation = false,
    data,
    result,
    consent = {},
    trace = {},
    ...body
  } = readSavingBody(received);
  // The casts hold because the schemas the types are made from have just accepted the values.
  const answers = fromWire(data, savingsQuiz.schema) as SavingsQuizAnswers;
  const estimate = estimateSavings(answers);
  if (result) refuseDifferences(result, estimateToWire(estimate), 'result');
  return {
    contact: fromWire(body, savingsContactForm.schema) as SavingRequest['contact'],
    wantsConsultation,
    answers,
    estimate,
    consent,
    trace,
  };
}

/** Reads a request for a detailed quote, or throws a 422; also when a figure does not follow from the visitor's side. */
export function readDetailedQuote(received: unknown): DetailedQuoteRequest {
  const { data, trace = {}, ...recipient } = readQuoteBody(received);
  const report = expectedReport(data);
  refuseDifferences(data, reportToWire(report), 'data');
  return { recipient, report, trace };
}

function refuseDifferences(received: WireResult, expected: WireResult, within: string): void {
  const wrong = differences(received, expected);
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map((path) => [`${within}.${path}`, [texts.field.inconsistent]]));
  throw new Refusal(422, 'invalidBody', { errors });
}

function resultSchema(units: Units): object {
  const properties = Object.entries(units).map(([name, unit]) => [
    wireName(name),
    typeof unit === 'object' ? resultSchema(unit) : KINDS[unit],
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(units).map(wireName),
    properties: Object.fromEntries(properties),
  };
}
