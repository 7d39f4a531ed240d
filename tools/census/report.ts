import type { Census, CensusChange } from '#checks/census/census.ts';
import type { Decision } from '#checks/census/ranker.ts';

const DECISIONS: Record<Decision, string> = {
  points: 'more points',
  priorityPoints: 'tie: own priorities',
  entryPrice: 'tie: entry price',
  order: 'tie: order of the list',
};

export function describeCensus({ visitors, systems, decisions }: Census): string {
  const never = systems.filter(({ shown }) => shown === 0).map(({ slug }) => slug);
  const neverFirst = systems.filter(({ first, shown }) => first === 0 && shown > 0).map(({ slug }) => slug);
  return [
    `${whole(visitors)} possible visitors`,
    '',
    table([
      ['system', 'first', '', 'top 3', ''],
      ...systems
        .toSorted((a, b) => b.first - a.first)
        .map(({ slug, first, shown }) => [slug, ...counted(first, visitors), ...counted(shown, visitors)]),
    ]),
    '',
    table([
      ['decided by', ...decisions.flatMap((_, place) => [`place ${place + 1} against ${place + 2}`, ''])],
      ...Object.entries(DECISIONS).map(([decision, title]) => [
        title,
        ...decisions.flatMap((counts) => counted(counts[decision as Decision], visitors)),
      ]),
    ]),
    '',
    `Never recommended: ${never.join(', ') || 'none'}`,
    `Recommended but never first: ${neverFirst.join(', ') || 'none'}`,
  ].join('\n');
}

/** What an edit changes, as a text for the terminal. */
export function describeChange({ visitors, first, shown, order }: CensusChange, revision: string): string {
  return [
    `Against ${revision}, of today's visitors see`,
    table([
      ['another system first', ...counted(first, visitors)],
      ['another set of three', ...counted(shown, visitors)],
      ['any difference in the three', ...counted(order, visitors)],
    ]),
  ].join('\n');
}

const whole = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, of: number) => [whole(count), `${((count / of) * 100).toFixed(1)} %`];

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(aligned).join('  ')}`.trimEnd()).join('\n');
}
