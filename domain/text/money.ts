import { formats } from './formats.ts';
import { formatsByLocale } from './formatsByLocale.ts';
import { siteLocale } from './locale.ts';
import { normaliseText } from './normaliseText.ts';
import { plainFigure } from './plainFigure.ts';

/** An amount of dollars in whole cents (D26). */
export type Cents = number;

/** Reads an amount as people write it; undefined for what the format `money` refuses (D25, D75). */
export function parseMoney(text: string, locale = siteLocale): Cents | undefined {
  const amount = plainFigure(normaliseText(text), locale);
  if (!formats.money.test(amount)) return undefined;
  const [dollars = '', cents = ''] = amount.replace(/[^\d.]/g, '').split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Reads a count; undefined for what the format `count` refuses. */
export function parseCount(text: string, locale = siteLocale): number | undefined {
  const count = plainFigure(normaliseText(text), locale);
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

/** As the language writes amounts, but always in US dollars, with a plain `$`. */
const currency: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' };
const inLocale = formatsByLocale((locale) => ({
  whole: new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 }),
  exact: new Intl.NumberFormat(locale, currency),
  plain: new Intl.NumberFormat(locale),
}));

/** Whole dollars: `$1,750`, in French `1 750 $`. */
export const formatDollars = (dollars: number, locale = siteLocale): string => inLocale(locale).whole.format(dollars);

/** Dollars and cents: `$1,750.00`. */
export const formatCents = (cents: Cents, locale = siteLocale): string =>
  inLocale(locale).exact.format(dollarsOf(cents));

/** As short as possible without losing a cent: `$300`, `$35.50`. */
export const formatMoney = (cents: Cents, locale = siteLocale): string =>
  cents % 100 === 0 ? formatDollars(dollarsOf(cents), locale) : formatCents(cents, locale);

export const formatCount = (count: number, locale = siteLocale): string => inLocale(locale).plain.format(count);

/** Fields hold figures in one form, so that they stay the same after a change of language (D75). */
const HELD = 'en-US';

/** An amount as a field holds it: `50,000`. */
export const typedMoney = (cents: Cents): string => withoutSign(formatMoney(cents, HELD));

/** The same for a number of things. */
export const typedCount = (count: number): string => formatCount(count, HELD);

/** Typed text, formatted when the field is left: `50000` becomes `50,000`. What is not an amount stays as it is. */
export function formatTypedMoney(text: string): string {
  const cents = parseMoney(text);
  return cents === undefined ? text : typedMoney(cents);
}

/** The same for a number of things. */
export function formatTypedCount(text: string): string {
  const count = parseCount(text);
  return count === undefined ? text : typedCount(count);
}

/** What a field holds, as the language writes it: in French `50 000,50`. */
export function shownMoney(held: string, locale = siteLocale): string {
  const cents = parseMoney(held, locale);
  return cents === undefined ? held : withoutSign(formatMoney(cents, locale));
}

/** The same for a number of things. */
export function shownCount(held: string, locale = siteLocale): string {
  const count = parseCount(held, locale);
  return count === undefined ? held : formatCount(count, locale);
}

const withoutSign = (amount: string): string => normaliseText(amount.replace('$', ''));
