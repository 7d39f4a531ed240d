import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { duplicates } from '../names.ts';

const TOP = 'content/top-25.json';

/** Systems listed twice, and scores of our own that the published method does not give. */
export function checkTopVendors(documents: SoundDocuments): Finding[] {
  const vendors = documents.only('top-25')?.vendors ?? [];
  const systems = documents.only('pos-systems')?.systems;
  const scores = new Map(systems?.map(({ slug, scores: { totalScore } }) => [slug, ownScoreOf(totalScore)]));
  return [
    ...(['slug', 'name'] as const).flatMap((key) =>
      duplicates(vendors, (vendor) => vendor[key]).map((at) =>
        error(TOP, pointer('vendors', at, key), `two systems have this ${key}`),
      ),
    ),
    ...(systems ? vendors : []).flatMap(({ slug, rating, ownScore }, at) => {
      const expected = rating === null ? scores.get(slug) : undefined;
      if (ownScore === expected) return [];
      return [error(TOP, pointer('vendors', at, 'ownScore'), saysInstead(expected))];
    }),
  ];
}

const saysInstead = (score: number | undefined) =>
  score === undefined
    ? 'a score of ours is only for systems of pos-systems.json without a rating'
    : `pos-systems.json gives ${score}`;

/** Our own score out of 5, for comparison with users' ratings; the comparison shows it out of 10. */
const ownScoreOf = (totalScore: number): number => Math.round(totalScore * 5) / 10;
