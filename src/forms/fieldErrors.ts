import type { RJSFValidationError, UiSchema } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';
import { type RuleWords, refusalWords } from '#domain/questions/refusalWords.ts';
import type fieldsTexts from '#schemas/texts/fields.json';
import type { TextOf } from '#src/texts/textKey.ts';
import { type FormDefinition, type FormValues, rjsfSchema } from './formDefinition.ts';

export type FieldErrors = Readonly<Record<string, string>>;

type FieldTexts = TextOf<typeof fieldsTexts>;

/** Messages from the form's `ui:messages`, by field and rule; a text that is too long falls back to a general message. */
export function fieldErrors(form: FormDefinition, values: FormValues, text: FieldTexts): FieldErrors {
  const { errors } = form.validator.validateFormData(values, rjsfSchema(form.schema));
  const found: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== undefined && !(field in found)) found[field] = messageOf(form.uiSchema, field, error, text);
  }
  return found;
}

export function fieldOf({ property = '', params }: RJSFValidationError): string | undefined {
  const path = property.replace(/^\./, '');
  const missing: unknown = isRecord(params) ? params.missingProperty : undefined;
  const field = path === '' && typeof missing === 'string' ? missing : path;
  return field === '' ? undefined : field.split('.')[0];
}

function messageOf(uiSchema: UiSchema, field: string, error: RJSFValidationError, text: FieldTexts): string {
  const { name: rule = '', params } = error;
  const messages: unknown = uiSchema['ui:messages'];
  const own: unknown = isRecord(messages) ? messages[field] : undefined;
  // The cast holds because `npm run schemas:check` checks the document against its meta-schema.
  const words = refusalWords(isRecord(own) ? (own as RuleWords) : undefined, rule);
  if (words !== undefined) return words;
  return rule === 'maxLength' && isRecord(params) ? text('tooLong', { limit: String(params.limit) }) : '';
}
