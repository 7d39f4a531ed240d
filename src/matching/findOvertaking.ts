import { vendors } from 'virtual:vendors';
import { type Overtaking, smallestOvertaking } from '#domain/counterfactual.ts';
import { mainQuizSchema } from '#domain/mainQuiz.ts';
import type { Answers } from '#domain/questionFlow.ts';
import type { Scoring } from '#domain/scoring.ts';
import scoring from '#schemas/content/scoring.json';

const entryPrices = Object.fromEntries(vendors.map(({ slug, entryMonthly }) => [slug, entryMonthly]));

/** The smallest change of these answers that puts another system first; by the points everybody is recommended by. */
export function findOvertaking(answers: Answers): Overtaking | undefined {
  // The cast holds because `npm run schemas:check` holds the document against the shape of Scoring.
  return smallestOvertaking({ schema: mainQuizSchema, scoring: scoring as unknown as Scoring, entryPrices }, answers);
}
