import { useEffect } from 'react';
import type { FieldErrors } from './fieldErrors.ts';

/**
 * A form whose send was refused takes the focus again, which it lost while its fields were disabled: at the first
 * refused field, else at its button.
 * @param refusal a new object for each refusal
 */
export function useFocusOnRefusal(formId: string, refusal: object | undefined, refused: FieldErrors): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus, not a corrected field
  useEffect(() => {
    if (refusal === undefined) return;
    const form = document.getElementById(formId);
    const [field] = Object.keys(refused);
    const target = form?.querySelector<HTMLElement>(field === undefined ? '[type=submit]' : `#root_${field}`);
    target?.focus();
  }, [formId, refusal]);
}
