import type { FormSchema } from '#domain/questions/formSchema.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The server's first message for each field of a form. A field that has changed since it was sent no longer counts as
 * refused.
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

/** The same for the contact step of a quiz, whose fields have other names on the wire (spec 7). */
export function refusedContact(
  schema: FormSchema,
  refusal: { error: unknown; contact: object | undefined } | undefined,
  contact: object,
): Record<string, string> {
  if (!refusal?.contact) return {};
  const asSent = (values: object) => toWire(values) as Values;
  return fromWire(refusedFields(refusal.error, asSent(refusal.contact), asSent(contact)), schema) as Record<
    string,
    string
  >;
}
