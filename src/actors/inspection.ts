import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

declare global {
  /** Set by a browser test before the app starts: it hears every actor of the built product. */
  var tillmatchInspector: Inspector | undefined;
}

const inspectors = new Set<Inspector>();

/** Every actor of the app reports here: transition coverage in tests, analytics later. */
export function inspect(event: InspectionEvent): void {
  globalThis.tillmatchInspector?.(event);
  for (const inspector of inspectors) inspector(event);
}

/** Listens to every actor of the app from now on; returns how to stop. */
export function addInspector(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => inspectors.delete(inspector);
}
