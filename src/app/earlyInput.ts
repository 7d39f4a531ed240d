/** What public/early.js records of a visitor who acts before the app is there. */
export type EarlyInput = {
  /** The text of a field, or whether a box is ticked. */
  typed: Map<EventTarget, string | boolean>;
  pressed: HTMLButtonElement | undefined;
  /** The last element that had the focus. */
  focused: Element | undefined;
  /** Nodes that an extension has added to the page. */
  foreign: Set<Node>;
  /** Set once the app receives the events that it can handle. */
  isAppThere: boolean;
  /** Ends the recording: the app has received everything so far, and receives all that follows. */
  stop: () => void;
};

/** The record of this page. If its script has not run yet, an empty one, which leaves the script nothing to do. */
export function earlyInput(): EarlyInput {
  const page = window as Window & { early?: EarlyInput };
  page.early ??= {
    typed: new Map(),
    pressed: undefined,
    focused: undefined,
    foreign: new Set(),
    isAppThere: false,
    stop: () => undefined,
  };
  return page.early;
}
