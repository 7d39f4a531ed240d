import { isRecord } from '#domain/json.ts';
import { ownScoreOf } from '#domain/ownScore.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { duplicates } from '../names.ts';
import { readVendors } from './checkVendors.ts';

const TOP = 'content/top-25.json';
const SYSTEMS = 'content/pos-systems.json';

/** Systems listed twice, and own scores that the published method does not give. */
export function checkTopVendors(documents: Documents): Finding[] {
  const document = documents[TOP];
  const vendors = list(isRecord(document) ? document.vendors : undefined).filter(isRecord);
  const scores = new Map(
    readVendors(documents[SYSTEMS]).map(({ slug, scores: given }) => [
      slug,
      isRecord(given) && typeof given.totalScore === 'number' ? ownScoreOf(given.totalScore) : undefined,
    ]),
  );
  return [
    ...['slug', 'name'].flatMap((key) =>
      duplicates(vendors, (vendor) => vendor[key]).map((at) =>
        error(TOP, pointer('vendors', at, key), `two systems have this ${key}`),
      ),
    ),
    ...vendors.flatMap(({ slug, rating, ownScore }, at) => {
      const expected = rating === null ? scores.get(slug) : undefined;
      if (ownScore === expected) return [];
      return [error(TOP, pointer('vendors', at, 'ownScore'), saysInstead(expected))];
    }),
  ];
}

const saysInstead = (score: number | undefined) =>
  score === undefined
    ? 'a score of ours stands only where no rating does, and only for a system of pos-systems.json'
    : `pos-systems.json gives ${score}`;
