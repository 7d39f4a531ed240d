import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

declare global {
  /** Set by a browser test before the app starts, to observe every actor of the built product. */
  var tillmatchInspector: Inspector | undefined;
}

/** Every actor of the app reports here. */
export function inspect(event: InspectionEvent): void {
  globalThis.tillmatchInspector?.(event);
}
