/** How a form was filled in. A person never sees the honeypot, and takes a while. */
export type FormTiming = {
  /** From first seeing the form to sending it. */
  seconds?: number;
  honeypot?: string;
};

/** Why a lead may come from a program. The lead is kept anyway (L-03). */
export type Suspicion = 'honeypot' | 'tooFast';

/** Seconds; no person reads, fills in and agrees to a form faster, even with autofill. */
const FASTEST_PERSON = 2;

/**
 * What suggests that a program filled in the form. A client that reports nothing is not suspected.
 * @param prefilled a form without anything to type, which a person may send at once
 */
export function suspicionOf({ seconds, honeypot = '' }: FormTiming, { prefilled = false } = {}): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return !prefilled && seconds !== undefined && seconds < FASTEST_PERSON ? 'tooFast' : undefined;
}
