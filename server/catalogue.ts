import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { type RankedSystem, recommend, type Scoring } from '#domain/scoring/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import scoringDocument from '#schemas/content/scoring.json' with { type: 'json' };

// A JSON import has texts only as `string`; `npm run schemas:check` validates the document.
const scoring = scoringDocument as Scoring;
const entryPrices = entryPricesOf(posSystems);
const names = new Map(posSystems.systems.map(({ slug, name }) => [slug, name]));

export const allSystems = posSystems.systems;

/** The best three systems for these answers, with their points. */
export const recommendSystems = (answers: Answers): RankedSystem[] => recommend(scoring, answers, entryPrices);

export const systemName = (slug: string): string => names.get(slug) ?? slug;
