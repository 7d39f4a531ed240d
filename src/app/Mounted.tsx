import { type ReactNode, useEffect } from 'react';

type MountedProps = { onMount: () => void; children: ReactNode };

/** Tells once all that it holds is on the page and listens. */
export function Mounted({ onMount, children }: MountedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}
