import { formatsByLocale } from './formatsByLocale.ts';
import { siteLocale } from './locale.ts';

/** Figures as Chinese keyboards write them: full-width digits, signs, stops and blanks. */
const WIDE = /[\uFF10-\uFF19\uFF04\uFF05\uFF0C\uFF0E\u3002\u3000]/g;
const NARROW: Readonly<Record<string, string>> = { '。': '.', '\u3000': ' ' };
/** Distance from the full-width form of a character to its usual one. */
const WIDE_BY = 0xfee0;

/** Groups by dots or blanks, then a comma: it can only be the decimal sign, whatever the language. */
const GROUPS_THEN_COMMA = /^\D*\d{1,3}(?:[. \u00A0\u2009\u202F]\d{3})+,\d{0,2}\D*$/;
/** `50.000`: an amount has cents at the finest, so these are thousands. */
const GROUPS_BY_DOTS = /^\D*[1-9]\d{0,2}(?:\.\d{3})+\D*$/;
/** `35,50`, but not `50,000`. */
const DECIMAL_COMMA = /^[^\d.,]*\d*,\d{0,2}[^\d.,]*$/;
/** A rate has no groups. */
const RATE_WITH_COMMA = /^\d*,\d*[^\d.,]*$/;

/** By language alone: Spanish in the United States has a decimal dot, but speakers from elsewhere write a comma. */
const writesComma = formatsByLocale((locale) =>
  new Intl.NumberFormat(locale.split('-')[0])
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ','),
);

/**
 * An amount or a count in the one form that the formats know: grouped by commas or blanks, with a decimal dot (D25,
 * D75). A text with no reading, or with two, stays as it is.
 */
export function plainFigure(text: string, locale = siteLocale): string {
  const narrow = withoutWideSigns(text);
  if (GROUPS_THEN_COMMA.test(narrow)) return swapped(narrow);
  return writesComma(locale) && (GROUPS_BY_DOTS.test(narrow) || DECIMAL_COMMA.test(narrow)) ? swapped(narrow) : narrow;
}

/** The same for a rate. */
export function plainRate(text: string, locale = siteLocale): string {
  const narrow = withoutWideSigns(text);
  return writesComma(locale) && RATE_WITH_COMMA.test(narrow) ? swapped(narrow) : narrow;
}

const withoutWideSigns = (text: string): string =>
  text.replace(WIDE, (sign) => NARROW[sign] ?? String.fromCharCode(sign.charCodeAt(0) - WIDE_BY));

const swapped = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
