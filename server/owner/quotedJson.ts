import { doubled } from './csv.ts';

/** More texts than all questions, answers and reasons are. */
const MOST_KNOWN = 10_000;
/** Longer texts are typed by people, and seldom the same. */
const LONGEST_KNOWN = 200;

const known = new Map<string, string>();
/** Objects without objects in them that can't change any more. */
const ofFrozen = new WeakMap<object, string>();

/**
 * A value as JSON for the inside of a quoted cell, as `doubled(JSON.stringify(value))` would be. Most of an export are the
 * same few names, answers and reasons in every lead, so each of them is written once.
 */
export function quotedJson(value: unknown): string {
  if (typeof value === 'string') return quotedText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map((entry) => quotedJson(entry ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null || value instanceof Date) return doubled(JSON.stringify(value));
  const found = ofFrozen.get(value);
  if (found !== undefined) return found;
  let text = '';
  for (const [name, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    text += `${text === '' ? '' : ','}${quotedText(name)}:${quotedJson(entry)}`;
  }
  if (Object.isFrozen(value)) ofFrozen.set(value, `{${text}}`);
  return `{${text}}`;
}

function quotedText(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const quoted = doubled(JSON.stringify(text));
  if (text.length > LONGEST_KNOWN) return quoted;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, quoted);
  return quoted;
}
