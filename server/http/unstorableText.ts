import { isRecord } from '#domain/json.ts';

/** Control characters other than line breaks and tabs, and lone surrogates: PostgreSQL refuses some of them. */
const UNSTORABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/**
 * Where a body has text that cannot be stored, in dot paths. Schemas cover the fields they name; this also covers
 * free data and the names of fields.
 */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [path.join('.')] : [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => unstorablePaths(entry, [...path, String(index)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    UNSTORABLE.test(key) ? [path.join('.')] : unstorablePaths(entry, [...path, key]),
  );
}
