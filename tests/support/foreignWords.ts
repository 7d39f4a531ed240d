import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#domain/json.ts';

/** Keys whose values are the same in every language: products, companies, people, places, plans. */
const NAMES = new Set([
  'name',
  'shortName',
  'nameParts',
  'own',
  'plan',
  'forPlans',
  'platform',
  'address',
  'publisher',
]);
/** Two letters can be a vendor's mark; no sentence consists only of such short words. */
const WORD = /\p{Script=Latin}{3,}/gu;

/**
 * Finds words that do not belong to a language: those that are in none of its translations and are not names. Any
 * English sentence has some, wherever it comes from.
 * @param schemas the folder of the documents that are shown
 * @param own texts of the visitor, of plans and of addresses, which are the same in every language
 */
export function foreignWords(schemas: string, language: string, own: readonly string[]) {
  const known = new Set(
    [
      ...jsonIn(join(schemas, 'translations', language)).flatMap((document) => textsIn(document, () => true)),
      ...jsonIn(join(schemas, 'content')).flatMap((document) => textsIn(document, (key) => NAMES.has(key))),
      ...monthsIn(language),
      ...own,
    ].flatMap(wordsOf),
  );
  return (text: string): string[] => wordsOf(text).filter((word) => !known.has(word));
}

/** As they appear in dates. */
const monthsIn = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) =>
      new Date(Date.UTC(2025, month)).toLocaleDateString(language, { month: style, timeZone: 'UTC' }),
    ),
  ).flat();

/** Without addresses, which are not words. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\S*(?:@|:\/\/|[\w-]\.[a-z])\S*/g, ' ')
    .match(WORD)
    ?.map((word) => word.toLowerCase()) ?? [];

function jsonIn(folder: string): unknown[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** The texts of a document whose key, or that of the list they are in, is wanted. */
function textsIn(value: unknown, isWanted: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return isWanted(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, isWanted, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, entry]) => textsIn(entry, isWanted, name)) : [];
}
