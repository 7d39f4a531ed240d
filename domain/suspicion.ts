/** How a form was filled in. A person never sees the bait, and takes a while. */
export type FormTiming = {
  /** From the form's first sight to its sending. */
  seconds?: number;
  bait?: string;
};

/** Why a lead may come from a program. It is kept all the same (L-03). */
export type Suspicion = 'bait' | 'haste';

/** Nobody reads a form, fills it and agrees in less, not even with the help of the browser. */
const FASTEST_PERSON = 2;

/**
 * What looks like a program in how a form was filled in. A client that tells nothing is not suspected for that.
 * @param prefilled a form in which nothing has to be typed: a person may send it at once
 */
export function suspicionOf({ seconds, bait = '' }: FormTiming, { prefilled = false } = {}): Suspicion | undefined {
  if (bait !== '') return 'bait';
  return !prefilled && seconds !== undefined && seconds < FASTEST_PERSON ? 'haste' : undefined;
}
