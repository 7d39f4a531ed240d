import type { LeadKind } from '#server/leads/leadKind.ts';
import { PRODUCT_PREFIX } from '#server/product.ts';
import { readInteraction } from '#server/routes/interactions.ts';
import { readAnswers } from '#server/routes/pointOfSales.ts';
import { listOf, record, ref, text } from './answerSchemas.ts';

type Schema = Readonly<Record<string, unknown>>;

/** One call of the API. */
export type Operation = {
  method: 'get' | 'post';
  /** With `{names}` for the parts that vary. */
  path: string;
  id: string;
  summary: string;
  /** The body. A call with a body also needs a token and may have a key. */
  body?: Schema;
  status: 200 | 201 | 204;
  /** Undefined when the answer is empty. */
  answer?: Schema;
};

const at = (path: string) => `${PRODUCT_PREFIX}${path}`;
const bodyOf = ({ schema }: { schema: object }): Schema => ({ ...schema });

/** Every call that other software may make. */
export const operationsOf = (kinds: readonly LeadKind[]): Operation[] => [
  {
    method: 'get',
    path: '/sanctum/csrf-cookie',
    id: 'getToken',
    summary: 'Sets the cookie XSRF-TOKEN, without which nothing can be sent.',
    status: 204,
  },
  {
    method: 'get',
    path: at('/point-of-sales'),
    id: 'listSystems',
    summary: 'All POS systems with their facts.',
    status: 200,
    answer: record({ data: listOf(ref('System')) }),
  },
  {
    method: 'get',
    path: at('/point-of-sales/questions'),
    id: 'listQuestions',
    summary: 'The questions of the quiz, in the order they are asked.',
    status: 200,
    answer: record({ data: listOf(ref('Question')) }),
  },
  {
    method: 'post',
    path: at('/point-of-sales/recommendations'),
    id: 'rankSystems',
    summary: 'The best three systems for the answers to the quiz, with points and reasons. Nothing is stored.',
    body: bodyOf(readAnswers),
    status: 200,
    answer: record({ data: listOf(text), ranking: listOf(ref('RankedSystem')) }),
  },
  {
    method: 'get',
    path: at('/comparisons/{id}'),
    id: 'getComparison',
    summary: 'The comparison made for a quiz that was sent. `data` is null when there is none.',
    status: 200,
    answer: record({
      data: {
        oneOf: [
          { type: 'null' },
          record({ answers: { type: 'object' }, recommendations: listOf(ref('RankedSystem')) }),
        ],
      },
    }),
  },
  {
    method: 'post',
    path: at('/interactions'),
    id: 'recordInteraction',
    summary: 'Stores that a visitor asked for something on a page.',
    body: bodyOf(readInteraction),
    status: 201,
    answer: record({ data: record({ id: text }) }),
  },
  ...kinds.map(
    (kind): Operation => ({
      method: 'post',
      path: at(kind.path),
      id: `send${kind.name[0]?.toUpperCase()}${kind.name.slice(1)}`,
      summary: `Stores a lead by the form "${kind.form.schema.title}", and mails about it.`,
      body: bodyOf({ schema: kind.body }),
      status: 201,
      answer: record({ data: record({ id: text, ...kind.answered }) }),
    }),
  ),
  {
    method: 'get',
    path: '/health/live',
    id: 'isLive',
    summary: 'Whether the server runs.',
    status: 200,
    answer: record({ status: { const: 'live' } }),
  },
  {
    method: 'get',
    path: '/health/ready',
    id: 'isReady',
    summary: 'Whether the server can store a lead.',
    status: 200,
    answer: record({ status: { const: 'ready' }, database: { enum: ['sqlite', 'postgres'] } }),
  },
];
