/** What public/early.js keeps of a visitor who was faster than the app. */
export type EarlyInput = {
  /** What was typed, or whether a box was ticked. */
  typed: Map<EventTarget, string | boolean>;
  pressed: HTMLButtonElement | undefined;
  /** What had the focus last. */
  focused: Element | undefined;
  /** What an extension has added to the page. */
  foreign: Set<Node>;
  /** From now on the app gets what it can handle. */
  isAppThere: boolean;
  /** The app has received everything so far, and gets all that follows. */
  stop: () => void;
};

/** The keeper of this page; an empty one where its script has not come yet, which then has nothing to do any more. */
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
