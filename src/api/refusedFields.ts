import { ApiError } from './apiError.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The server's first message for each field of a form. A field that was changed since it was sent is
 * no longer refused.
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
