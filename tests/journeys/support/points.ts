import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './product.ts';

type Cell = { points: number };
type Table = { candidates: string[]; points: Record<string, Record<string, Record<string, Cell>>> };

/** The points of every candidate, added up here from the document and not by the product's scoring. */
export function pointsOf(answers: Record<string, string | readonly string[]>): Record<string, number> {
  const table = JSON.parse(readFileSync(join(root, 'schemas/content/scoring.json'), 'utf8')) as Table;
  const cells = Object.entries(answers).flatMap(([question, answer]) =>
    [answer].flat().map((value) => table.points[question]?.[value] ?? {}),
  );
  return Object.fromEntries(
    table.candidates.map((slug) => [slug, cells.reduce((sum, cell) => sum + (cell[slug]?.points ?? 0), 0)]),
  );
}
