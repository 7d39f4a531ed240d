import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '#src/loading/whenIdle.ts';

/**
 * Renders each coming step once outside the document while the visitor reads: the browser then compiles its code and
 * processes its styles in advance, instead of while the visitor waits for the step.
 * @param steps what makes each step; looked at once
 */
export function WarmSteps({ steps }: { steps: readonly (() => ReactNode)[] }) {
  const [place, setPlace] = useState<HTMLElement>();
  const [position, setPosition] = useState(0);
  const isOver = position >= steps.length;
  useEffect(() => {
    if (isOver) return undefined;
    return whenIdle(async () =>
      startTransition(() => {
        if (place) setPosition(position + 1);
        else setPlace(document.createElement('div'));
      }),
    );
  }, [isOver, place, position]);
  return place && !isOver && createPortal(steps[position]?.(), place);
}
