import { isRecord } from '#domain/json.ts';
import type { FormDefinition } from './formDefinition.ts';

/** What the button of a form says; the form's own document has it. */
export function submitText({ uiSchema }: FormDefinition): string {
  const options: unknown = uiSchema['ui:submitButtonOptions'];
  return isRecord(options) && typeof options.submitText === 'string' ? options.submitText : '';
}
