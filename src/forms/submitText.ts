import { isRecord } from '#domain/json.ts';
import type { FormDefinition } from './formDefinition.ts';

/** The text of the submit button, from the form's own document. */
export function submitText({ uiSchema }: FormDefinition): string {
  const options: unknown = uiSchema['ui:submitButtonOptions'];
  return isRecord(options) && typeof options.submitText === 'string' ? options.submitText : '';
}
