import { cpus, loadavg } from 'node:os';
import type { Measured } from './measure.ts';

export type Row = { title: string; rounds: readonly Measured[] };
type Column = { title: string; of: (round: Measured) => number | undefined; isRatio?: true; digits?: number };

const columns: readonly Column[] = [
  { title: 'FCP', of: ({ firstPaint }) => firstPaint, isRatio: true },
  { title: 'LCP', of: ({ largestPaint }) => largestPaint, isRatio: true },
  { title: 'first question', of: ({ firstQuestion }) => firstQuestion, isRatio: true },
  { title: 'first answered', of: ({ firstAnswered }) => firstAnswered, isRatio: true },
  { title: 'first step', of: ({ steps }) => steps?.[0] },
  { title: 'slowest step', of: ({ steps }) => steps && Math.max(...steps) },
  { title: 'INP', of: ({ interaction }) => interaction },
  { title: 'CLS', of: ({ layoutShift }) => layoutShift, digits: 3 },
  { title: 'TBT', of: ({ blockedTime }) => blockedTime },
  { title: 'requests', of: ({ requestsUntilAnswered, requests }) => requestsUntilAnswered ?? requests },
  { title: 'kB', of: ({ kilobytes }) => kilobytes },
];

/** A Markdown table of medians; in brackets, their ratio to the first row's median in the same rounds. */
export function report(rows: readonly Row[]): string {
  const [reference] = rows;
  const cell = ({ of, isRatio, digits = 0 }: Column, { rounds }: Row) => {
    const value = median(rounds.map(of));
    if (value === undefined) return '';
    const base = isRatio && reference ? median(reference.rounds.map(of)) : undefined;
    const shown = value.toFixed(digits);
    return base === undefined ? shown : `${shown} (${(value / base).toFixed(2)})`;
  };
  return [
    `| | ${columns.map(({ title }) => title).join(' | ')} |`,
    `|---|${columns.map(() => '---:').join('|')}|`,
    ...rows.map((row) => `| ${row.title} | ${columns.map((column) => cell(column, row)).join(' | ')} |`),
    '',
    ...rows.flatMap((row) => steps(row)),
    `${cpus().length} x ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  ].join('\n');
}

/** Each step of the walk, since the slowest alone says too little. */
function steps({ title, rounds }: Row): string[] {
  const walked = rounds.flatMap((round) => (round.steps ? [round.steps] : []));
  const [round] = walked;
  if (!round) return [];
  const medians = round.map((_, index) => Math.round(median(walked.map((of) => of[index])) ?? Number.NaN));
  return [`${title}, each step: ${medians.join(', ')} ms`];
}

function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [lower, upper] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
