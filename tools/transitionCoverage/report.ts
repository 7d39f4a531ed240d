import type { Transition } from '../paths/transitions.ts';

/** Where actors ran: the machine alone, in the views, in a browser. */
const layers = ['unit', 'view', 'browser'] as const;
export type Layer = (typeof layers)[number];

/** `transitions` are all the machine has, which distinguishes it from another version with the same id. */
export type RecordedMachine = { id: string; transitions: readonly string[]; taken: readonly string[] };
/** What one test file leaves in coverage/transitions. */
export type Recording = { layer: Layer; testFile: string; machines: readonly RecordedMachine[] };
/** Transitions that no test takes, by key, with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

export type CoveredMachine = {
  id: string;
  total: number;
  taken: Record<Layer, number>;
  excepted: number;
  covered: number;
  missing: Transition[];
};
export type CoverageReport = { machines: CoveredMachine[]; mistakes: string[] };

/**
 * How many of the transitions of each machine were taken, where, and which were not. A recording of a machine that has
 * changed since does not count.
 */
export function coverageReport(
  machines: readonly { id: string; transitions: readonly Transition[] }[],
  recordings: readonly Recording[],
  exceptions: Exceptions,
): CoverageReport {
  const mistakes = Object.entries(exceptions).flatMap(([key, reason]) => {
    if (!machines.some(({ transitions }) => transitions.some((transition) => transition.key === key)))
      return [`${key} is excepted, but there is no such transition`];
    return reason.trim() === '' ? [`${key} is excepted without a reason`] : [];
  });
  const covered = machines.map(({ id, transitions }): CoveredMachine => {
    const shape = JSON.stringify(transitions.map(({ key }) => key));
    const isSame = (recorded: RecordedMachine) => recorded.id === id && JSON.stringify(recorded.transitions) === shape;
    const takenIn = (layer?: Layer) =>
      new Set(
        recordings
          .filter((recording) => layer === undefined || recording.layer === layer)
          .flatMap((recording) => recording.machines.filter(isSame).flatMap(({ taken }) => taken)),
      );
    const taken = takenIn();
    const needless = transitions.filter(({ key }) => key in exceptions && taken.has(key));
    mistakes.push(...needless.map(({ key }) => `${key} is excepted, but a test takes it`));
    return {
      id,
      total: transitions.length,
      taken: Object.fromEntries(layers.map((layer) => [layer, takenIn(layer).size])) as Record<Layer, number>,
      excepted: transitions.filter(({ key }) => key in exceptions && !taken.has(key)).length,
      covered: transitions.filter(({ key }) => taken.has(key)).length,
      missing: transitions.filter(({ key }) => !taken.has(key) && !(key in exceptions)),
    };
  });
  return { machines: covered, mistakes };
}

export function describeCoverage({ machines, mistakes }: CoverageReport): string {
  const columns = ['machine', 'total', ...layers, 'covered'];
  const rows = machines.map(({ id, total, taken, covered, excepted }) => [
    id,
    String(total),
    ...layers.map((layer) => String(taken[layer])),
    `${percent(covered, total)} %${excepted > 0 ? `, ${excepted} excepted` : ''}`,
  ]);
  const widths = columns.map((_, column) => Math.max(...[columns, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const missing = machines.flatMap((machine) =>
    machine.missing.map(
      ({ source, event, guard, targets }) =>
        `never taken: ${source} --${event}${guard === undefined ? '' : ` [${guard}]`}--> ${targets.join(', ') || '(stays)'}`,
    ),
  );
  return [line(columns), ...rows.map(line), ...missing, ...mistakes].join('\n');
}

export const isComplete = ({ machines, mistakes }: CoverageReport): boolean =>
  mistakes.length === 0 && machines.every(({ missing }) => missing.length === 0);

/** Rounded down, so that 100 % means all. */
const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10);
