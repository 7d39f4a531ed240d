import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * When an event comes, counted from when its state is entered. One that is not certain may stay away, and then does not
 * come later either.
 */
export type Timing = { milliseconds: number; isCertain: boolean };

/**
 * What QA needs to know of a machine to walk it: which events to try where, when two situations are the same, and how
 * to say both in words. The equivalence classes of what a visitor can enter are declared here and nowhere else.
 */
export type MachineModel = {
  machine: AnyStateMachine;
  input?: unknown;
  /** What somebody who has never seen the code calls it. */
  title: string;
  /** One event per class for each event type a situation takes; types without an entry are sent as they are. */
  classes: (eventType: string, snapshot: AnyMachineSnapshot) => AnyEventObject[];
  /** What, beside the state, decides where events lead. Two situations with the same text are one. */
  memory: (snapshot: AnyMachineSnapshot) => unknown;
  /** By event type, what the machine itself does not say about time: its own delays and waits are known. */
  timings?: Readonly<Record<string, Timing>>;
  /** The event as an instruction: `Choose “Yes” under “Do you …?”`. */
  sayEvent: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => string;
  /** What must be seen: `The question “…” is on the screen`. */
  sayState: (snapshot: AnyMachineSnapshot) => string;
};
