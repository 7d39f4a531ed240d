import { styled } from '@mui/material/styles';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { FormTiming } from '#domain/suspicion.ts';

/**
 * Watches how a form is filled in, for the guards against programs: its honeypot and the time it took. The honeypot is a
 * field that no person sees, reaches by Tab or hears, and whose name no password manager fills in (L-03).
 */
export function useFormTiming(): { honeypot: ReactNode; timing: () => FormTiming } {
  const input = useRef<HTMLInputElement>(null);
  const cameWithPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Such a form could be filled in before it was ours.
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
    return { seconds, ...(caught !== '' && { bait: caught }) };
  };
  return { honeypot, timing };
}

const neverChanges = () => () => undefined;

/** Not `display: none`, which programs know. */
const Aside = styled('div')({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });
