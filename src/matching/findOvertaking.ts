import { vendors } from 'virtual:vendors';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { type Overtaking, smallestOvertaking } from '#domain/scoring/counterfactual.ts';
import { rankSystems, type Scoring } from '#domain/scoring/scoring.ts';
import scoring from '#schemas/content/scoring.json';

const entryPrices = Object.fromEntries(vendors.map(({ slug, entryMonthly }) => [slug, entryMonthly]));

/** The first system by the points of this release, and the smallest change that would put another one first. */
export function findOvertaking(answers: Answers): { today: string | undefined; change: Overtaking | undefined } {
  // The cast holds because `npm run schemas:check` checks the document against the shape of Scoring.
  const rules = { schema: mainQuizSchema, scoring: scoring as unknown as Scoring, entryPrices };
  return {
    today: rankSystems(rules.scoring, answers, entryPrices)[0]?.slug,
    change: smallestOvertaking(rules, answers),
  };
}
