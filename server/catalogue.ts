import { entryPricesOf } from '#domain/entryPrices.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { type RankedSystem, recommend, type Scoring } from '#domain/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import scoringDocument from '#schemas/content/scoring.json' with { type: 'json' };

// A JSON import knows its texts only as `string`; `npm run schemas:check` holds the document against its meta-schema.
const scoring = scoringDocument as Scoring;
const entryPrices = entryPricesOf(posSystems);
const names = new Map(posSystems.systems.map(({ slug, name }) => [slug, name]));

/** All systems we compare, as their owners wrote them. */
export const allSystems = posSystems.systems;

/** The three systems that suit these answers best, with the points each was given. */
export const recommendSystems = (answers: Answers): RankedSystem[] => recommend(scoring, answers, entryPrices);

/** What a person calls a system. */
export const systemName = (slug: string): string => names.get(slug) ?? slug;
