import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { type PointsOfAnswer, type RankedSystem, recommend, type Scoring } from '#domain/scoring/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import scoringDocument from '#schemas/content/scoring.json' with { type: 'json' };
import { translated } from './translated.ts';

// A JSON import types texts only as `string`; `npm run schemas:check` validates the document.
const scoring = scoringDocument as Scoring;
const entryPrices = entryPricesOf(posSystems);
const names = new Map(posSystems.systems.map(({ slug, name }) => [slug, name]));

export const allSystems = posSystems.systems;

export const systemsIn = (language: string) => translated('content/pos-systems.json', posSystems, language).systems;

/** The best three systems for these answers, with their points. */
export const recommendSystems = (answers: Answers): RankedSystem[] => recommend(scoring, answers, entryPrices);

/** Why a system was given points, in a language. */
export const reasonIn = (language: string, slug: string, { question, answer, why }: PointsOfAnswer): string =>
  translated('content/scoring.json', scoring, language).points[question]?.[answer]?.[slug]?.why ?? why;

/** A ranking with its reasons in a language. */
export const rankingIn = (language: string, ranking: readonly RankedSystem[]): RankedSystem[] =>
  ranking.map((system) => ({
    ...system,
    points: system.points.map((entry) => ({ ...entry, why: entry.why && reasonIn(language, system.slug, entry) })),
  }));

export const systemName = (slug: string): string => names.get(slug) ?? slug;
