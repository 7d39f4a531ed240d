import type { InspectedSnapshotEvent, InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

/** What a flow did, and at what time. */
export type Told = { event: InspectedSnapshotEvent; at: number };
type Listener = (told: Told) => void;

declare global {
  /** Set by a browser test before the app starts, to observe every actor of the built product. */
  var tillmatchInspector: Inspector | undefined;
}

/** How many events are kept before there is a listener; its code is loaded when the browser is idle. */
const MOST_WAITING = 500;
const waiting: Told[] = [];
let listener: Listener = (told) => {
  if (waiting.length < MOST_WAITING) waiting.push(told);
};

/** Every actor of the app reports here. */
export function inspect(event: InspectionEvent): void {
  globalThis.tillmatchInspector?.(event);
  if (event.type === '@xstate.snapshot' && event.actorRef.sessionId === event.rootId)
    listener({ event, at: Date.now() });
}

/** Passes on what each flow does, including everything since the page was loaded. */
export function hearFlows(hear: Listener): void {
  listener = hear;
  for (const told of waiting.splice(0)) hear(told);
}
