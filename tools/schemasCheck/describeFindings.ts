import type { LocatedFinding } from './checkSchemas.ts';

/** For the terminal: where, what, the nearest name, and the answers that lead there. */
export function describeFindings(findings: readonly LocatedFinding[]): string {
  return findings
    .map(({ severity, file, line, column, pointer, message, nearest, witness }) =>
      [
        `schemas/${file}:${line}:${column}  #${pointer}`,
        `  ${severity}: ${message}`,
        ...(nearest === undefined ? [] : [`  did you mean "${nearest}"?`]),
        ...(witness === undefined ? [] : [`  for example: ${witness}`]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Findings as GitHub shows them beside the changed lines. */
export function annotateFindings(findings: readonly LocatedFinding[]): string {
  return findings
    .map(({ severity, file, line, column, message, nearest }) => {
      const hint = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
      return `::${severity} file=schemas/${file},line=${line},col=${column}::${message}${hint}`;
    })
    .join('\n');
}
