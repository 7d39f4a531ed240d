import { formats } from './formats.ts';
import { formatsByLocale } from './formatsByLocale.ts';
import { siteLocale } from './locale.ts';
import { normaliseText } from './normaliseText.ts';
import { plainRate } from './plainFigure.ts';

/** A card processing rate in thousandths of a percent: 2.9 % is 2900. */
export type Rate = number;

/** How a text was understood (D24). `tooHigh` is a rate, but more than anyone pays. */
export type RateReading = { kind: 'rate'; rate: Rate } | { kind: 'tooHigh'; rate: Rate } | { kind: 'unreadable' };

const WRITTEN = /^0*(\d{0,6})(?:\.(\d*))?[ \u00A0\u2009\u202F]*(%?)$/;

/** Reads a rate as people write it; undefined for what the format `rate` refuses. */
export function parseRate(text: string, locale = siteLocale): Rate | undefined {
  const reading = readRate(text, locale);
  return reading.kind === 'rate' ? reading.rate : undefined;
}

/** Reads a rate before anything is stripped: with % as it is, under 1 times 100, otherwise as it is (D24). */
export function readRate(text: string, locale = siteLocale): RateReading {
  const written = plainRate(normaliseText(text), locale);
  const [, units = '', decimals = '', sign = ''] = WRITTEN.exec(written) ?? [];
  if (units + decimals === '' && !/\d/.test(written)) return { kind: 'unreadable' };
  const isShare = sign === '' && units === '';
  const places = isShare ? 5 : 3;
  const rate = Number(units + decimals.slice(0, places).padEnd(places, '0'));
  if (formats.rate.test(written)) return { kind: 'rate', rate };
  return WRITTEN.test(written) && rate > HIGHEST ? { kind: 'tooHigh', rate } : { kind: 'unreadable' };
}

/** The highest rate that is accepted, 20 % (D24); the format `rate` says the same. */
const HIGHEST: Rate = 20_000;

/** From percent, as in our documents and on the wire. */
export const rateOf = (percent: number): Rate => Math.round(percent * 1000);

/** To percent on the wire: 2.9. */
export const percentOf = (rate: Rate): number => rate / 1000;

const inLocale = formatsByLocale((locale) => ({
  short: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
  exact: new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 3 }),
}));
const shareOf = (rate: Rate): number => rate / 100_000;

/** As short as possible: `2.9%`. */
export const formatRate = (rate: Rate, locale = siteLocale): string => inLocale(locale).short.format(shareOf(rate));

/** For figures in a column, at least two decimals: `2.90%`. */
export const formatExactRate = (rate: Rate, locale = siteLocale): string =>
  inLocale(locale).exact.format(shareOf(rate));

/** A rate as the format writes it, for a field: `2.9%`. */
export const typedRate = (rate: Rate): string => formatRate(rate, 'en-US');

/** The text of a field as the language writes it; what is not a rate stays as it is. */
export function shownRate(plain: string, locale = siteLocale): string {
  if (parseRate(plain, locale) === undefined) return plain;
  return inLocale(locale).exact.format(0).includes(',') ? plain.replace('.', ',') : plain;
}
