import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import { styled } from '#src/theme/styled.tsx';
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * The guards against programs: a honeypot, and the time taken to fill in the form. The honeypot is a field that people
 * neither see, hear nor reach by Tab, and that no password manager fills in (L-03).
 */
export function useFormTiming(): { honeypot: ReactNode; timing: () => FormTiming } {
  const input = useRef<HTMLInputElement>(null);
  const cameWithPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // A prerendered form may be filled in before hydration.
  const [shownAt] = useState(() => (cameWithPage ? 0 : performance.now()));
  const honeypot = (
    <Aside aria-hidden inert>
      <input
        ref={input}
        type="text"
        name="tm-7"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </Aside>
  );
  const timing = (): FormTiming => {
    const caught = input.current?.value ?? '';
    const seconds = Math.round((performance.now() - shownAt) / 100) / 10;
    return { seconds, ...(caught !== '' && { honeypot: caught }) };
  };
  return { honeypot, timing };
}

const neverChanges = () => () => undefined;

/**
 * Not `display: none`, which programs recognise; and clipped, not moved off the page, which would make a right-to-left
 * page scroll by 10,000 pixels (T-08).
 */
const Aside = styled('div')(visuallyHidden);
