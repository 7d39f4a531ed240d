import { isRecord } from './json.ts';

/**
 * JSON in which the order of properties says nothing: a form that is filled in again in another order holds the same.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    isRecord(entry) ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))) : entry,
  ) ?? '';
