import { isRecord } from '#domain/json.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';

/** The field of the agreement to communications. */
export const CONSENT_FIELD = 'agreeToComms';

/** What a client says about the consent box it showed. */
export type ShownConsent = { text?: string; version?: string; page?: string; language?: string };

/** The consent box of a form, in a language. */
export type ConsentWording = { text: string; version: string; language: string };

/** Proof of what a visitor agreed to (D22, D71). */
export type Consent = ConsentWording & {
  page: string;
  at: Date;
  address: string;
  withdrawnAt?: Date | undefined;
};

/** The consent box of a form whose documents are in this language; undefined for a form without one. */
export function consentWording({ properties }: FormSchema, ui: object, language: string): ConsentWording | undefined {
  const box = properties[CONSENT_FIELD];
  if (!box) return undefined;
  const field = new Map<string, unknown>(Object.entries(ui)).get(CONSENT_FIELD);
  const shown = isRecord(field) ? field : {};
  const options = isRecord(shown['ui:options']) ? shown['ui:options'] : {};
  const version = options.consentVersion;
  if (typeof version !== 'string')
    throw new Error(`A consent (${CONSENT_FIELD}) has to have a "consentVersion" under "ui:options" in NAME.ui.json`);
  const title = typeof shown['ui:title'] === 'string' ? shown['ui:title'] : box.title;
  return { text: title ?? CONSENT_FIELD, version, language };
}

/** The schema with an optional box, for which "no" and no answer mean the same. */
export function withOptionalConsent(schema: FormSchema): FormSchema {
  const box = schema.properties[CONSENT_FIELD];
  if (!box || schema.required.includes(CONSENT_FIELD)) return schema;
  const { enum: _onlyTicked, ...either } = box;
  return { ...schema, properties: { ...schema.properties, [CONSENT_FIELD]: either } };
}
