import site from '#schemas/content/site.json' with { type: 'json' };
import { siteLocale } from '../text/locale.ts';

/** The date as shown and for sorting, both in the time zone of the site, wherever the author is (BL-47). */
export function datesOf(moment: Date, locale: string = siteLocale): { publishDate: string; publishedOn: string } {
  const { timeZone } = site;
  return {
    publishDate: new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' }).format(moment),
    // Swedish dates are in the order of ISO 8601.
    publishedOn: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment),
  };
}
