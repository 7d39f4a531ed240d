import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Edge } from '#tools/paths/explore.ts';
import type { Answer, Call } from './calls.ts';
import type { PlayedBrowser } from './playedBrowser.ts';

/**
 * The product as a walk uses it: a visitor's hands and eyes, the server and the clock. Implemented twice, in a simulated DOM
 * and in Chromium, so that one driver serves both. Names are what the visitor reads; `sees…` fails when it is not so.
 */
export type WalkedPage = {
  /** `state` is the router's, as if set by an earlier page. */
  open: (address: string, state?: unknown) => Promise<void>;
  back: () => Promise<void>;
  /** Decides, before the page opens, how the browser's abilities behave. */
  playBrowser: (played: PlayedBrowser) => void;
  /** Presses Escape. */
  escape: () => Promise<void>;
  press: (button: string) => Promise<void>;
  follow: (link: string) => Promise<void>;
  /** The page enters the back/forward cache, as when the visitor goes to another site. */
  putAside: () => Promise<void>;
  takeOut: () => Promise<void>;
  /** Clicks the card of an option, chosen or not. */
  choose: (option: string) => Promise<void>;
  /** Moves a choice without advancing, as arrow keys do. */
  moveTo: (option: string) => Promise<void>;
  /** Ticks exactly these boxes. */
  tick: (options: readonly string[]) => Promise<void>;
  /** Types into the field whose label starts with this. */
  type: (label: string, text: string) => Promise<void>;
  /** Chooses a small picture for the field whose label starts with this. */
  attach: (label: string) => Promise<void>;
  pick: (label: string, option: string) => Promise<void>;
  agree: (sentence: string) => Promise<void>;
  /** Answers a call that waits, or the next one. */
  answer: (call: Call, answer: Answer) => Promise<void>;
  answerAlways: (call: Call, answer: Answer) => void;
  pass: (milliseconds: number) => Promise<void>;
  seesHeading: (text: string) => Promise<void>;
  /** The dialog with this title is open; without a title, none is. */
  seesDialog: (title: string | undefined) => Promise<void>;
  seesButton: (name: string, state: 'ready' | 'busy' | 'disabled') => Promise<void>;
  seesChosen: (options: readonly string[]) => Promise<void>;
  seesField: (label: string, value: string) => Promise<void>;
  seesProgress: (text: string) => Promise<void>;
  seesToast: (title: string) => Promise<void>;
  seesText: (text: string) => Promise<void>;
  seesAddress: (address: string) => Promise<void>;
  seesNothing: () => Promise<void>;
};

/** A step of a path: the event, where it happens and how long it takes. */
export type Step = { event: AnyEventObject; passes: number; snapshot: AnyMachineSnapshot };
/** What a visitor or the server does to make an event happen. */
export type Gesture = (page: WalkedPage, step: Step) => Promise<void>;
/** What must be seen in a state, after the event that led there; or the reason why nothing can be seen. */
export type Sight =
  | ((page: WalkedPage, arrival: { snapshot: AnyMachineSnapshot; event: AnyEventObject }) => Promise<void>)
  | { nothingToSee: string };

/**
 * How a machine is walked through its pages. Keys of `gestures` are event types, those of `sights` are paths of innermost
 * states; `*` matches one name. tests/machines/drivers.test.ts finds events and states without an entry.
 */
export type Driver = {
  machine: string;
  opens: string;
  /** The router's state at that address. */
  state?: unknown;
  /** The calls whose answers the path decides; any other gets its usual answer. */
  holds: readonly Call[];
  /** Prepares the server for a path. */
  prepare?: (page: WalkedPage, path: readonly Edge[]) => void;
  /** Events that the pages never send, with the reason: their gesture takes the same path by other events. */
  goneAround?: Readonly<Record<string, string>>;
  gestures: Readonly<Record<string, Gesture>>;
  sights: Readonly<Record<string, Sight>>;
};

/** The gesture of every event that happens by itself. */
export const timePasses: Gesture = (page, { passes }) => page.pass(passes);

/** The entry whose key is the name, or a pattern of it. */
export function entryFor<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return entries[name] ?? Object.entries(entries).find(([pattern]) => matchesName(pattern, name))?.[1];
}

export function matchesName(pattern: string, name: string): boolean {
  const wanted = pattern.split('.');
  const found = name.split('.');
  return wanted.length === found.length && wanted.every((part, index) => part === '*' || part === found[index]);
}

/** The innermost states of a snapshot, by their path below the machine. */
export const innermostStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));
