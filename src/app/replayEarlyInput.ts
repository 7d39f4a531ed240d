/** What public/early.js keeps. */
type Early = {
  /** The typed text, or whether a box was ticked. */
  typed: Map<EventTarget, string | boolean>;
  pressed: HTMLButtonElement | undefined;
  isAppThere: boolean;
  onKept: () => void;
};

/** As short as possible: React empties a control when it hydrates it, and the visitor sees that until the replay. */
const PAUSE = 10;
/** What is not handled by then never will be. In milliseconds. */
const PATIENCE = 20_000;

/**
 * Replays what was typed and pressed on a prerendered page before the app could handle it. To be called once
 * the root is being hydrated: parts follow as their code arrives, so what cannot be handled yet is tried again.
 */
export function replayEarlyInput(root: HTMLElement): void {
  const { early } = window as Window & { early?: Early };
  if (!early) return;
  early.isAppThere = true;
  // Typed before public/early.js ran, or filled in by the browser.
  for (const control of root.querySelectorAll<Control>('input, select, textarea'))
    if (isChanged(control) && !early.typed.has(control))
      early.typed.set(control, isBox(control) ? control.checked : control.value);

  let isHanding = false;
  const handOver = async () => {
    if (isHanding) return;
    isHanding = true;
    await handAll(early);
    isHanding = false;
  };
  early.onKept = () => void handOver();
  void handOver();
}

async function handAll(early: Early): Promise<void> {
  const { typed } = early;
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(PAUSE)) {
    // Nothing is left when an event was handled as usual.
    await pause(0);
    for (const [control, given] of typed) {
      const shown = isControl(control) ? standing(control) : undefined;
      if (!shown || retype(shown, given)) typed.delete(control);
      // The result of one has to be rendered before the next.
      await pause(0);
    }
    const { pressed } = early;
    if (typed.size === 0 && pressed && (!pressed.isConnected || press(pressed))) early.pressed = undefined;
    if (typed.size === 0 && !early.pressed) return;
  }
  typed.clear();
  early.pressed = undefined;
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The control, or its replacement when that part of the page was rendered again; undefined when there is none. */
function standing(control: Control): Control | undefined {
  if (control.isConnected) return control;
  const another = control.id === '' ? null : document.getElementById(control.id);
  return another && isControl(another) ? another : undefined;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/**
 * Replays a control's value; returns whether the app handled it. React fires only when the value differs
 * from the one it saw last, which it records whenever a script sets the property of the element itself.
 */
function retype(control: Control, given: string | boolean): boolean {
  if (isBox(control)) {
    control.checked = !given;
    const isTaken = press(control);
    if (!isTaken) control.checked = Boolean(given);
    return isTaken;
  }
  const value = String(given);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    return reaches(control, 'change', () => announce(control, 'change'));
  }
  const setUnseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  control.value = '';
  setUnseen?.call(control, value);
  return reaches(control, 'input', () => announce(control, 'input'));
}

/** As a pointer does: a click with `detail` 0 comes from an arrow key on a radio button, which does not advance. */
const press = (target: HTMLElement) =>
  reaches(target, 'click', () =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  );

const announce = (target: Control, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** Whether an event reaches its target. React stops it at the root while that part of the page is not hydrated. */
function reaches(target: HTMLElement, type: string, send: () => void): boolean {
  let isReached = false;
  const reached = () => {
    isReached = true;
  };
  target.addEventListener(type, reached);
  send();
  target.removeEventListener(type, reached);
  return isReached;
}
