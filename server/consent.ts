import type { FormSchema } from '#domain/formSchema.ts';
import { isRecord } from '#domain/json.ts';

/** The box of a form by which a person agrees to be written to. */
export const CONSENT_FIELD = 'agreeToComms';

/** What a client says about the consent box it showed. */
export type ShownConsent = { text?: string; version?: string; page?: string; language?: string };

/** The box as the form has it today. */
export type OfferedConsent = { text: string; version: string };

/** Proof of what a visitor agreed to (D22). */
export type Consent = OfferedConsent & { page: string; language: string; at: Date; address: string };

/** Stands in the record where the client does not say on which page the box was. */
const NOT_SAID = 'not said';

/**
 * The proof of a consent, or none where the box was not ticked: what was answered decides, not what a form is supposed
 * to ask for. What the client does not say about the box is taken from the form as it is today.
 */
export function proofOfConsent(
  answer: unknown,
  shown: ShownConsent,
  offered: OfferedConsent | undefined,
  { at, address }: { at: Date; address: string },
): Consent | undefined {
  if (answer !== true || offered === undefined) return undefined;
  return {
    text: shown.text ?? offered.text,
    version: shown.version ?? offered.version,
    page: shown.page ?? NOT_SAID,
    language: shown.language ?? 'en',
    at,
    address,
  };
}

/** The consent box of a form; undefined for a form without one. */
export function offeredConsent({ properties }: FormSchema, ui: object): OfferedConsent | undefined {
  const box = properties[CONSENT_FIELD];
  if (!box) return undefined;
  const field = new Map<string, unknown>(Object.entries(ui)).get(CONSENT_FIELD);
  const options = isRecord(field) ? field['ui:options'] : undefined;
  const version = isRecord(options) ? options.consentVersion : undefined;
  if (typeof version !== 'string')
    throw new Error(`A consent (${CONSENT_FIELD}) has to have a "consentVersion" under "ui:options" in NAME.ui.json`);
  return { text: box.title ?? CONSENT_FIELD, version };
}

/** The schema with a box that need not be ticked: where it is optional, "no" is an answer like none. */
export function withOptionalConsent(schema: FormSchema): FormSchema {
  const box = schema.properties[CONSENT_FIELD];
  if (!box || schema.required.includes(CONSENT_FIELD)) return schema;
  const { enum: _onlyTicked, ...either } = box;
  return { ...schema, properties: { ...schema.properties, [CONSENT_FIELD]: either } };
}
