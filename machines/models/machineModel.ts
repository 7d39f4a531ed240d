import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** When an event happens, counted from entering its state. An event that is not certain happens then or never. */
export type Timing = { milliseconds: number; isCertain: boolean };

/**
 * What QA needs to walk a machine: which events to try where, when two situations are the same, and how
 * to say both in words. The equivalence classes of input are declared here and nowhere else.
 */
export type MachineModel = {
  machine: AnyStateMachine;
  input?: unknown;
  /** A title for people who don't know the code. */
  title: string;
  /** One event per class for each event type; types without an entry are sent as they are. */
  classes: (eventType: string, snapshot: AnyMachineSnapshot) => AnyEventObject[];
  /** What decides where events lead, besides the state. Two situations with the same JSON are one. */
  memory: (snapshot: AnyMachineSnapshot) => unknown;
  /** By event type, timings that the machine does not declare; its own delays and waits are known. */
  timings?: Readonly<Record<string, Timing>>;
  /** The event as an instruction: `Choose “Yes” under “Do you …?”`. */
  sayEvent: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => string;
  /** What must be seen: `The question “…” is on the screen`. */
  sayState: (snapshot: AnyMachineSnapshot) => string;
};
