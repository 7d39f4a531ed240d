import { nextTask } from '#src/loading/nextTask.ts';
import type { EarlyInput } from './earlyInput.ts';

/**
 * Tells the app what was typed and pressed on a prebuilt page before the app could receive it. To be called once the
 * whole page is hydrated.
 * @param underway the target of the event within which React has hydrated the page, if a visitor's event has hurried it
 */
export async function replayEarlyInput(root: HTMLElement, early: EarlyInput, underway?: Element): Promise<void> {
  // Typed before even public/early.js had run, or filled in by the browser.
  for (const control of root.querySelectorAll<Control>('input, select, textarea'))
    if (isChanged(control) && !early.typed.has(control))
      early.typed.set(control, isBox(control) ? control.checked : control.value);
  const chosen = underway instanceof HTMLSelectElement ? underway : undefined;
  for (const [target, given] of early.typed) {
    if (target === chosen) continue;
    retype(target, given);
    // The effect of one must be rendered before the app receives the next: RJSF works from its last render.
    await rendered();
  }
  refocus(early.focused);
  // The app receives this event too, and a press that is part of it is then no longer recorded. A select has been reset
  // by then, and React does not notice that it receives the change twice: the choice must come last.
  if (underway) await nextTask();
  const choice = chosen && early.typed.get(chosen);
  if (chosen && choice !== undefined) retype(chosen, choice);
  const pressed = early.pressed && standing(early.pressed);
  early.stop();
  if (pressed instanceof HTMLElement) press(pressed);
}

/** React renders the result of an event by the end of the task, before anything is painted. */
const rendered = () => new Promise<void>((over) => queueMicrotask(over));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The element, or its replacement if the page was rendered again; undefined if there is none. */
function standing(target: EventTarget): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target.isConnected) return target;
  const { id } = target;
  const name = target.getAttribute('name');
  const byId = id === '' ? null : document.getElementById(id);
  return byId ?? (name === null ? undefined : document.getElementsByName(name)[0]);
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/**
 * Enters a value into a control again, if it still exists. React reacts to an event only when the value differs from the
 * last one it saw, and it notes every value that a script sets through the element's own property.
 */
function retype(target: EventTarget, given: string | boolean): void {
  const control = standing(target);
  if (!control || !isControl(control)) return;
  if (isBox(control)) {
    control.checked = !given;
    press(control);
    return;
  }
  const value = String(given);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const setUnseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  const { selectionStart, selectionEnd } = control;
  control.value = '';
  setUnseen?.call(control, value);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** If the page was rendered again, the element that had the focus is gone. */
function refocus(focused: Element | undefined): void {
  const there = focused && standing(focused);
  if (there instanceof HTMLElement && document.activeElement === document.body) there.focus({ preventScroll: true });
}

/** As a pointer does: a click with `detail` 0 is that of an arrow key on a radio button, which does not advance. */
const press = (target: HTMLElement) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
