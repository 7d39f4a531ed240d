import { isRecord } from '#domain/json.ts';

/**
 * A document with its translation, list entries by their id, slug or address (schemas/README.md
 * "Translate"). What has no translation stays English.
 */
export function withTranslation<Document>(english: Document, translation: unknown): Document {
  // The casts hold because texts replace texts, and lists and records keep their shape.
  if (typeof english === 'string') return (typeof translation === 'string' ? translation : english) as Document;
  if (!isRecord(translation)) return english;
  if (Array.isArray(english))
    return english.map((entry: unknown, index) =>
      withTranslation(entry, translation[nameOf(entry) ?? index]),
    ) as Document;
  if (!isRecord(english)) return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, withTranslation(value, translation[key])]),
  ) as Document;
}

function nameOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.id ?? entry.slug ?? entry.path) : undefined;
  return typeof name === 'string' ? name : undefined;
}
