import { formats } from './formats.ts';
import { normaliseText } from './normaliseText.ts';

/** An amount of dollars in whole cents (D26). */
export type Cents = number;

/** Reads an amount as people write it; undefined for what the format `money` refuses (D25). */
export function parseMoney(text: string): Cents | undefined {
  const amount = normaliseText(text);
  if (!formats.money.test(amount)) return undefined;
  const [dollars = '', cents = ''] = amount.replace(/[^\d.]/g, '').split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Reads a count; undefined for what the format `count` refuses. */
export function parseCount(text: string): number | undefined {
  const count = normaliseText(text);
  return formats.count.test(count) ? Number(count.replace(/\D/g, '')) : undefined;
}

/** From dollars, as in our documents and on the wire. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100);

/** To dollars on the wire: the number nearest to the decimal, so that it survives JSON. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** Half a dollar is rounded away from zero; -0 never appears. */
export function wholeDollars(cents: Cents): number {
  const dollars = Math.round(Math.abs(cents) / 100);
  return cents < 0 && dollars > 0 ? -dollars : dollars;
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US');

/** Whole dollars: `$1,750`. */
export const formatDollars = (dollars: number): string => whole.format(dollars);

/** Dollars and cents: `$1,750.00`. */
export const formatCents = (cents: Cents): string => exact.format(dollarsOf(cents));

/** As short as possible without losing a cent: `$300`, `$35.50`. */
export const formatMoney = (cents: Cents): string =>
  cents % 100 === 0 ? formatDollars(dollarsOf(cents)) : formatCents(cents);

export const formatCount = (count: number): string => plain.format(count);

/** Typed text, tidied when the field is left: `50000` becomes `50,000`. What is not an amount stays as it is. */
export function formatTypedMoney(text: string): string {
  const cents = parseMoney(text);
  return cents === undefined ? text : formatMoney(cents).replace('$', '');
}

/** The same for a number of things. */
export function formatTypedCount(text: string): string {
  const count = parseCount(text);
  return count === undefined ? text : formatCount(count);
}
