import { isRecord } from '#domain/json.ts';

export const LINE_WIDTH = 120;
const STEP = '  ';

/** A value as our formatter writes it: on one line where that fits, else one entry a line. */
export function jsonText(value: unknown, indent = '', room = LINE_WIDTH - indent.length): string {
  const line = onOneLine(value);
  const entries = Array.isArray(value) ? value.map((entry) => ['', entry] as const) : entriesOf(value);
  if (line.length <= room || entries.length === 0) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = indent + STEP;
  const lines = entries.map(([key, entry], index) => {
    const comma = index < entries.length - 1 ? 1 : 0;
    return inner + key + jsonText(entry, inner, LINE_WIDTH - inner.length - key.length - comma);
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

const entriesOf = (value: unknown) =>
  isRecord(value) ? Object.entries(value).map(([key, entry]) => [`${JSON.stringify(key)}: `, entry] as const) : [];

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = entriesOf(value).map(([key, entry]) => key + onOneLine(entry));
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export const isTooLong = (line: string): boolean => line.length > LINE_WIDTH;
