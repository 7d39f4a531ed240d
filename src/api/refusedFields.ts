import { ApiError } from './apiError.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the server said about fields of a form, first sentence of each. A field that was changed since it was sent is
 * not refused any more.
 * @param error why the send failed
 */
export function refusedFields(error: unknown, sent: Values, values: Values): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, [sentence]]) =>
      sentence !== undefined && sent[field] === values[field] ? [[field, sentence]] : [],
    ),
  );
}
