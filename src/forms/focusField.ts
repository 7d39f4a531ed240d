/**
 * Focuses a field, or the first of its choices. RJSF's own focusing skips selects: it mistakes their options for a list
 * of fields.
 */
export function focusField(formId: string, field: string): void {
  const form = document.getElementById(formId);
  const control = form?.querySelector<HTMLElement>(`#root_${field}`);
  (control ?? form?.querySelector<HTMLElement>(`input[id^="root_${field}"]`))?.focus();
}
