import { isRecord } from '#domain/json.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import type { EarlyInput } from './earlyInput.ts';

const KEPT_AS = 'carried-input';

/** Keeps what was typed on the page, for the same page in another language. */
export function carryInput(focused: string): void {
  const typed = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')]
    .filter(isTyped)
    .flatMap((control) => (control.id === '' || control.value === '' ? [] : [[control.id, control.value]]));
  tabStorage.write(KEPT_AS, { focused, typed });
}

/** Boxes must be ticked again: consent is given to the wording that was read. */
const isTyped = ({ type }: HTMLInputElement) => !['checkbox', 'radio', 'password', 'hidden'].includes(type);

/** Adds the carried input to what is replayed once the app is there, and gives the focus back. */
export function receiveInput(early: EarlyInput): void {
  const carried = tabStorage.read(KEPT_AS);
  tabStorage.remove(KEPT_AS);
  if (!isRecord(carried)) return;
  for (const [id, value] of Array.isArray(carried.typed) ? carried.typed : []) {
    const control = document.getElementById(String(id));
    if (control && !early.typed.has(control)) early.typed.set(control, String(value));
  }
  early.focused ??= document.getElementById(String(carried.focused)) ?? undefined;
}
