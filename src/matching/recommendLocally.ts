import { vendors } from 'virtual:vendors';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { type RankedSystem, recommend, type Scoring } from '#domain/scoring/scoring.ts';
import scoring from '#schemas/content/scoring.json';

const entryPrices = Object.fromEntries(vendors.map(({ slug, entryMonthly }) => [slug, entryMonthly]));

/** The server's scoring, run in the browser (D17). */
export function recommendLocally(answers: Answers): RankedSystem[] {
  // The cast holds because `npm run schemas:check` checks the document against the shape of Scoring.
  return recommend(scoring as unknown as Scoring, answers, entryPrices);
}
