import { styled } from '@mui/material/styles';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { FormTrace } from '#domain/suspicion.ts';

/**
 * Watches how a form is filled in, for the guards against programs: its bait and the time it took. The bait lies
 * beside the page, out of reach of the Tab key, of screen readers and, by its name, of what fills in forms for people
 * (L-03).
 */
export function useFormTrace(): { bait: ReactNode; trace: () => FormTrace } {
  const input = useRef<HTMLInputElement>(null);
  const cameWithPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Such a form could be filled in before it was ours.
  const [shownAt] = useState(() => (cameWithPage ? 0 : performance.now()));
  const bait = (
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
  const trace = (): FormTrace => {
    const caught = input.current?.value ?? '';
    const seconds = Math.round((performance.now() - shownAt) / 100) / 10;
    return { seconds, ...(caught !== '' && { bait: caught }) };
  };
  return { bait, trace };
}

const neverChanges = () => () => undefined;

/** Not `display: none`, which programs know. */
const Aside = styled('div')({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' });
