import { isRecord } from '#domain/json.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';

/**
 * A body cut down to little more than its schema allows, so that the work of checking it does not grow with its size: a
 * text or list that was too long is still too long, and is refused for that.
 */
export function measured(value: unknown, schema: unknown): unknown {
  const { maxLength, maxItems, items, properties, additionalProperties } = isRecord(schema) ? schema : {};
  if (typeof value === 'string') return typeof maxLength === 'number' ? shortened(value, maxLength) : value;
  if (Array.isArray(value)) {
    const most = typeof maxItems === 'number' ? maxItems : mostOffered(items);
    return value.slice(0, most + 1).map((entry: unknown) => measured(entry, items));
  }
  if (!isRecord(value)) return value;
  const known = isRecord(properties) ? properties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      measured(entry, Object.hasOwn(known, name) ? known[name] : additionalProperties),
    ]),
  );
}

/** A character is two UTF-16 units at most: a text with more units than that allows is refused whatever it says. */
function shortened(text: string, maxLength: number): string {
  const most = 2 * (maxLength + 1);
  return text.length > most && normaliseText(text).length > most ? 'x'.repeat(maxLength + 1) : text;
}

/** No more of the offered answers can be chosen than there are; other lists say how long they may be. */
function mostOffered(items: unknown): number {
  return isRecord(items) && Array.isArray(items.enum) ? items.enum.length : Number.MAX_SAFE_INTEGER - 1;
}
