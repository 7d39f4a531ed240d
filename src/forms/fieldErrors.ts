import type { RJSFValidationError, UiSchema } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';
import { type FormDefinition, type FormValues, rjsfSchema } from './formDefinition.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** In the words of the form's `ui:messages`, by field and rule. */
export function fieldErrors(form: FormDefinition, values: FormValues): FieldErrors {
  const { errors } = form.validator.validateFormData(values, rjsfSchema(form.schema));
  const found: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== undefined && !(field in found)) found[field] = messageOf(form.uiSchema, field, error.name);
  }
  return found;
}

export function fieldOf({ property = '', params }: RJSFValidationError): string | undefined {
  const path = property.replace(/^\./, '');
  const missing: unknown = isRecord(params) ? params.missingProperty : undefined;
  const field = path === '' && typeof missing === 'string' ? missing : path;
  return field === '' ? undefined : field.split('.')[0];
}

function messageOf(uiSchema: UiSchema, field: string, rule = ''): string {
  const messages: unknown = uiSchema['ui:messages'];
  const own = isRecord(messages) ? messages[field] : undefined;
  if (!isRecord(own)) return '';
  const message = own[rule] ?? own.default;
  return typeof message === 'string' ? message : '';
}
