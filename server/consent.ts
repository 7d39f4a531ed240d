import { isRecord } from '#domain/json.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';

/** The field of the agreement to communications. */
export const CONSENT_FIELD = 'agreeToComms';

/** What a client says about the consent box it showed. */
export type ShownConsent = { text?: string; version?: string; page?: string; language?: string };

/** The consent box of the current form. */
export type OfferedConsent = { text: string; version: string };

/** Proof of what a visitor agreed to (D22). */
export type Consent = OfferedConsent & {
  page: string;
  language: string;
  at: Date;
  address: string;
  withdrawnAt?: Date | undefined;
};

/** Recorded when the client does not name the page. */
const NOT_SAID = 'not said';

/**
 * The proof of a consent, or none when the box was not ticked: the answer decides, not what the form
 * demands. What the client does not say about the box is taken from the current form.
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

/** The schema with an optional box, for which "no" and no answer mean the same. */
export function withOptionalConsent(schema: FormSchema): FormSchema {
  const box = schema.properties[CONSENT_FIELD];
  if (!box || schema.required.includes(CONSENT_FIELD)) return schema;
  const { enum: _onlyTicked, ...either } = box;
  return { ...schema, properties: { ...schema.properties, [CONSENT_FIELD]: either } };
}
