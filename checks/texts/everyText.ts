import { isRecord } from '#domain/json.ts';
import { type Finding, pointer } from '../finding.ts';

/** Lists of values and field names, which are not texts. */
const LISTS_OF_NAMES = new Set(['enum', 'required', 'ui:order']);

/** The findings about each text of a document, by its pointer. */
export function everyText(value: unknown, at: string, check: (at: string, text: string) => Finding[]): Finding[] {
  if (typeof value === 'string') return check(at, value);
  if (Array.isArray(value)) return value.flatMap((entry, index) => everyText(entry, at + pointer(index), check));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    (key.startsWith('$') && key !== '$defs') || key === 'const' || (Array.isArray(entry) && LISTS_OF_NAMES.has(key))
      ? []
      : everyText(entry, at + pointer(key), check),
  );
}
