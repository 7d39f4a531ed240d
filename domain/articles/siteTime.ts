/** A day and time as clocks of the site's time zone show it: `2025-07-15T09:30`. */
const LOCAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;
const MINUTE = 60_000;

/** What the clocks of a time zone show at a moment. */
export function localTimeOf(moment: Date, timeZone: string): string {
  // Swedish dates are in the order of ISO 8601.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  return shown.replace(' ', 'T');
}

/**
 * The moment at which the clocks of a time zone show this; undefined for a date that no calendar has. A time in the
 * hour that spring skips is moved on by that hour; of an hour that autumn repeats, the first is taken.
 */
export function momentOf(local: string, timeZone: string): Date | undefined {
  if (!LOCAL.test(local)) return undefined;
  const inUtc = Date.parse(`${local}Z`);
  // Some engines take the 31st of February for the 3rd of March.
  if (Number.isNaN(inUtc) || !new Date(inUtc).toISOString().startsWith(local)) return undefined;
  const offsetAt = (moment: number) => Date.parse(`${localTimeOf(new Date(moment), timeZone)}Z`) - floor(moment);
  const before = inUtc - offsetAt(inUtc - 24 * 60 * MINUTE);
  const after = inUtc - offsetAt(inUtc + 24 * 60 * MINUTE);
  const fits = [before, after].filter((moment) => localTimeOf(new Date(moment), timeZone) === local);
  return new Date(Math.min(...(fits.length > 0 ? fits : [before])));
}

const floor = (moment: number) => Math.floor(moment / MINUTE) * MINUTE;
