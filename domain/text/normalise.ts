import { isRecord } from '../json.ts';
import { completeWebsite, formatEmail, formatPhone } from './contacts.ts';
import { normaliseText } from './normaliseText.ts';
import { plainFigure, plainRate } from './plainFigure.ts';

/**
 * Form data as it is checked and stored: every text normalised; a property whose text is blank is left out, because
 * blank is not an answer. Returns a new value and leaves the given one alone.
 */
export function normalise<T>(value: T): T {
  // The casts hold because each branch returns the kind of value it was given.
  if (typeof value === 'string') return normaliseText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => normalise(item)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, property]) => [key, normalise(property)] as const)
      .filter(([, property]) => property !== undefined && property !== ''),
  ) as T;
}

/** Form data as above, with numbers and addresses as their format writes them, as browser and server check it. */
export function normaliseForm<T>(values: T, schema: object): T {
  const normal = normalise(values);
  const fields = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  if (!isRecord(normal)) return normal;
  // The cast holds because texts are replaced by texts.
  return Object.fromEntries(
    Object.entries(normal).map(([name, value]) => {
      const field = fields[name];
      if (typeof value !== 'string' || !isRecord(field)) return [name, value];
      return [name, formatted(value, field.format)];
    }),
  ) as T;
}

/** A normalised text of a format, without what is pasted along with it; a figure as its format writes it. */
export function formatted(text: string, format: unknown): string {
  if (format === 'email') return formatEmail(text);
  if (format === 'phone') return formatPhone(text);
  if (format === 'money' || format === 'count') return plainFigure(text);
  if (format === 'rate') return plainRate(text);
  return format === 'website' ? completeWebsite(text) : text;
}
