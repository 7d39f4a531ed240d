import { siteLocale } from '#domain/text/locale.ts';
import site from '#schemas/content/site.json';

/** The date as shown, and for sorting: both in the time zone of the site, wherever its author is (BL-47). */
export function datesOf(now: Date): { publishDate: string; publishedOn: string } {
  const { timeZone } = site;
  return {
    publishDate: new Intl.DateTimeFormat(siteLocale, { timeZone, month: 'long', year: 'numeric' }).format(now),
    // Sweden writes dates in the order of ISO 8601.
    publishedOn: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now),
  };
}
