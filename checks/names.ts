import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** An error unless a name is known, with the nearest known one. */
export function expectKnown(
  at: Pick<Finding, 'file' | 'pointer'>,
  name: string,
  known: Iterable<string>,
  message: string,
): Finding[] {
  const names = new Set(known);
  return names.has(name) ? [] : [misnamed(at, message, nearest(name, names))];
}

/** An error about a wrong name, with the right one where it is known. */
export function misnamed(at: Pick<Finding, 'file' | 'pointer'>, message: string, right: string | undefined): Finding {
  return { severity: 'error', ...at, message, ...(right !== undefined && { nearest: right }) };
}

/** Positions of entries that repeat an earlier one. */
export function duplicates<T>(entries: readonly T[], by: (entry: T) => unknown): number[] {
  const seen = new Set<unknown>();
  return entries.flatMap((entry, index) => {
    const key = by(entry);
    const again = key !== undefined && seen.has(key);
    seen.add(key);
    return again ? [index] : [];
  });
}
