import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { hasBeenActive } from '#src/ui/activity.ts';

type StepHeadingProps = { id: string; step: string; children: ReactNode };

/**
 * Takes the focus when the step changes, so that the question is read next (F-13). If a visitor has moved to a control in
 * the meantime, the focus stays there, and what is typed is kept.
 */
export function StepHeading({ id, step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const arrival = useRef<{ step: string; focused: Element | null }>(undefined);
  useLayoutEffect(() => {
    arrival.current = { step, focused: document.activeElement };
  }, [step]);
  useEffect(() => {
    // Not on page load, which starts at the top.
    const isReached = shown.current !== undefined || hasBeenActive();
    const isNew = isReached && shown.current !== step;
    shown.current = step;
    if (!isNew) return undefined;
    // In the next frame: immediately, the browser would compute the layout twice.
    const frame = requestAnimationFrame(() => {
      if (![arrival.current?.focused, document.body].includes(document.activeElement)) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return (
    <Heading id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const Heading = styled('h1')({ ...type('question'), scrollMarginTop: 120, '&:focus': { outline: 'none' } });
