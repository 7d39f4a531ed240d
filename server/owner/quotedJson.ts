import { fromJsonText } from '#server/database/jsonText.ts';
import type { JsonText } from '#server/database/schema.ts';
import { doubled } from './csv.ts';
import { utf8Letters } from './utf8Letters.ts';

/** More than the number of all questions, answers and reasons. */
const MOST_KNOWN = 10_000;
/** Longer texts are typed by people, and seldom repeat. */
const LONGEST_KNOWN = 200;

const known = new Map<string, string>();

/**
 * A value as JSON for the inside of a quoted cell, as `utf8Letters(doubled(JSON.stringify(value)))` would be. Most of an
 * export repeats the same few names, answers and reasons in every lead, so each of them is encoded once.
 */
export function quotedJson(value: unknown): string {
  if (typeof value === 'string') return quotedText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map((entry) => quotedJson(entry ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return utf8Letters(doubled(JSON.stringify(value)));
  let text = '';
  for (const [name, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    text += `${text === '' ? '' : ','}${quotedText(name)}:${quotedJson(entry)}`;
  }
  return `{${text}}`;
}

/** The same for a column with an object. PostgreSQL adds blanks to it; without them it is as it was written. */
export const quotedJsonText = (text: JsonText): string =>
  text.includes('": ') ? quotedJson(fromJsonText(text)) : utf8Letters(text.replaceAll('"', '""'));

function quotedText(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const quoted = utf8Letters(doubled(JSON.stringify(text)));
  if (text.length > LONGEST_KNOWN) return quoted;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, quoted);
  return quoted;
}
