import { useEffect } from 'react';
import type { FieldErrors } from './fieldErrors.ts';
import { focusField } from './focusField.ts';

/**
 * Restores the focus that disabled fields have lost after a refused send: to the first refused field, otherwise to the
 * button.
 * @param refusal a new object for each refusal
 */
export function useFocusOnRefusal(formId: string, refusal: object | undefined, refused: FieldErrors): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus, not a corrected field
  useEffect(() => {
    if (refusal === undefined) return;
    const [field] = Object.keys(refused);
    if (field !== undefined) focusField(formId, field);
    else document.getElementById(formId)?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [formId, refusal]);
}
