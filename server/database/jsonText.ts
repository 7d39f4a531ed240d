import type { JsonText } from './schema.ts';

/** The only way into a JSON column. */
export const toJsonText = (value: unknown): JsonText => JSON.stringify(value);

/** The only way out of a JSON column; the caller names the type that was put in. */
export const fromJsonText = <T>(text: JsonText): T => JSON.parse(text) as T;
