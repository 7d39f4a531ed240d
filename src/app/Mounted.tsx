import { type ReactNode, useEffect } from 'react';

type MountedProps = { onMount: () => void; children: ReactNode };

/** Calls `onMount` once, when all its children are on the page and listening. */
export function Mounted({ onMount, children }: MountedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onMount, []);
  return children;
}
