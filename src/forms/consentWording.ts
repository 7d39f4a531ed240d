import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from './formDefinition.ts';

/** The consent wording as shown, and its version: both are stored (D22). */
export function consentWording(form: FormDefinition, field: string): { text: string; version: string } {
  const ui = getUiOptions(form.uiSchema[field]);
  return { text: ui.title ?? form.schema.properties[field]?.title ?? '', version: String(ui.consentVersion ?? '') };
}
