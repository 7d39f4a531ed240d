import type { FormSchema } from '#domain/formSchema.ts';

const shortText = (maxLength: number) => ({ type: 'string', maxLength, format: 'text' });

/** What a body says about the consent box that was shown (D22); every part may be left out. */
export const consentPart = {
  type: 'object',
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 1000, format: 'lines' },
    version: shortText(40),
    page: shortText(200),
    language: shortText(20),
  },
};

/** How the form was filled in; may be left out. */
export const tracePart = {
  type: 'object',
  additionalProperties: false,
  properties: { seconds: { type: 'number', minimum: 0 }, bait: { type: 'string' } },
};

/** A form's schema for a body that may also say how the form was shown and filled in. */
export const withParts = (schema: FormSchema): FormSchema => ({
  ...schema,
  properties: { ...schema.properties, consent: consentPart, trace: tracePart },
});
