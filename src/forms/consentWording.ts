import { getUiOptions } from '@rjsf/utils';
import { spokenLanguage } from '#src/texts/spoken.ts';
import type { FormDefinition } from './formDefinition.ts';
import { translatedForm } from './useTranslatedForm.ts';

/** The consent wording as shown now, and its version: both are stored (D22). */
export function consentWording(form: FormDefinition, field: string): { text: string; version: string } {
  const ui = getUiOptions(translatedForm(form, spokenLanguage()).uiSchema[field]);
  return { text: ui.title ?? form.schema.properties[field]?.title ?? '', version: String(ui.consentVersion ?? '') };
}
