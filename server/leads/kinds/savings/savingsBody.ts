import { estimateSavings, type SavingsEstimate } from '#domain/savings/estimate.ts';
import { ESTIMATE_UNITS, estimateToWire, type WireResult } from '#domain/savings/wire.ts';
import { fromWire, wireSchema } from '#domain/wire.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import savingsContactSchema from '#schemas/forms/savings-contact.schema.json' with { type: 'json' };
import savingsContactUi from '#schemas/forms/savings-contact.ui.json' with { type: 'json' };
import { readForm, savingsQuiz } from '#server/forms.ts';
import { leadBodyReader } from '#server/leads/leadBody.ts';
import type { ReadLead } from '#server/leads/leadKind.ts';
import { refuseDifferences, resultSchema } from './resultBody.ts';

export const savingsContactForm = readForm(savingsContactSchema, savingsContactUi);

type Rest = { data: Record<string, unknown>; wants_consultation?: boolean; result?: WireResult };

/** The body of `customer-answers/saving` (spec 7). The consent and the shown result are optional. */
const read = leadBodyReader<Rest>(savingsContactForm, {
  names: 'wire',
  required: ['type', 'data'],
  properties: {
    type: { type: 'string', enum: ['saving'] },
    data: wireSchema(savingsQuiz.schema),
    wants_consultation: { type: 'boolean' },
    result: resultSchema(ESTIMATE_UNITS),
  },
});

export const savingsBody = read.schema;

type SavingsBody = Omit<ReadLead, 'details'> & {
  answers: SavingsQuizAnswers;
  wantsConsultation: boolean;
  estimate: SavingsEstimate;
};

/** Reads a savings lead, or throws a 422; also when the result a client sends does not follow from its answers. */
export function readSavingsBody(body: unknown): SavingsBody {
  const { rest, ...received } = read(body);
  // The cast holds because the schema the type is made from has just accepted the values.
  const answers = fromWire(rest.data, savingsQuiz.schema) as SavingsQuizAnswers;
  const estimate = estimateSavings(answers);
  if (rest.result) refuseDifferences(rest.result, estimateToWire(estimate), 'result');
  return { ...received, answers, estimate, wantsConsultation: rest.wants_consultation ?? false };
}
