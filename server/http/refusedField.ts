import apiTexts from '#schemas/texts/api.json' with { type: 'json' };
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import { Refusal } from './refusal.ts';

/** Refuses a value that its schema accepts, beside its field and in the language of the page. */
export const refusedField = (
  field: string,
  reason: keyof typeof apiTexts.field,
  values: Readonly<Record<string, string | number>> = {},
): Refusal =>
  new Refusal(422, 'invalidBody', {
    errors: (language) => ({
      [field]: [fillText(translated('texts/api.json', apiTexts, language).field[reason], values)],
    }),
  });
