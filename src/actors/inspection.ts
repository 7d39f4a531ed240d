import type { InspectedSnapshotEvent, InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

/** What a flow did, and when. */
export type Told = { event: InspectedSnapshotEvent; at: number };
type Listener = (told: Told) => void;

declare global {
  /** Set by a browser test before the app starts, to observe every actor of the built product. */
  var tillmatchInspector: Inspector | undefined;
}

/** Flows tell so much before anybody listens; what listens is loaded when the browser has nothing else to do. */
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

/** Hears what each flow does, and what all have done since the page came. */
export function hearFlows(hear: Listener): void {
  listener = hear;
  for (const told of waiting.splice(0)) hear(told);
}
