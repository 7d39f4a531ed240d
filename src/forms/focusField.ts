/**
 * Gives the focus to a field of a form, to the first of its choices where it is made of several. RJSF's own way leaves
 * out selects: it takes their options for a list of fields.
 */
export function focusField(formId: string, field: string): void {
  const form = document.getElementById(formId);
  const control = form?.querySelector<HTMLElement>(`#root_${field}`);
  (control ?? form?.querySelector<HTMLElement>(`input[id^="root_${field}"]`))?.focus();
}
