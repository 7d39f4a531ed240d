import { siteLocale } from './locale.ts';

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };

/** Formats a year, month or day (`2025`, `2025-10`, `2025-10-20`), as exactly as it is known. */
export function formatDate(date: string, locale = siteLocale): string {
  const [, month, day] = date.split('-');
  return month === undefined ? date : new Intl.DateTimeFormat(locale, day ? DAY : MONTH).format(new Date(date));
}

/** The same without the day. */
export const formatMonth = (date: string, locale = siteLocale): string => formatDate(date.slice(0, 7), locale);
