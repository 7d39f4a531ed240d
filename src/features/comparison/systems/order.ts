import type { PointOfSale } from '#src/api/pointOfSales.ts';

/** How many systems the overview shows (spec 2). */
const OVERVIEW_COUNT = 10;

/** The picked systems, or all if none are picked; the visitor's top 3 come first. */
export function inOrder<Entry extends { slug: string }>(
  entries: readonly Entry[],
  marked: readonly string[],
  compared: readonly string[],
): Entry[] {
  const shown = compared.length > 0 ? entries.filter(({ slug }) => compared.includes(slug)) : entries;
  const top = marked.flatMap((slug) => shown.filter((entry) => entry.slug === slug));
  return [...top, ...shown.filter(({ slug }) => !marked.includes(slug))];
}

/** The ten systems with the highest total score, after the visitor's top 3; or the picked ones. */
export function inOverview(
  systems: readonly PointOfSale[],
  marked: readonly string[],
  compared: readonly string[],
): PointOfSale[] {
  const byScore = [...systems].sort((a, b) => (b.scores.totalScore ?? 0) - (a.scores.totalScore ?? 0));
  const topTen = byScore.filter(
    ({ slug }, place) => compared.length > 0 || place < OVERVIEW_COUNT || marked.includes(slug),
  );
  return inOrder(topTen, marked, compared);
}
