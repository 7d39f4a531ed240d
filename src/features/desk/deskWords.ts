import { siteLocale } from '#domain/text/locale.ts';
import deskTexts from '#schemas/texts/desk.json';

const types: Readonly<Record<string, string>> = deskTexts.leads.types;

/** The title of a kind of lead; the owner's own word for a kind without one. */
export const typeTitle = (type: string): string => types[type] ?? type;

/** In the reader's own time zone. */
export const timeTitle = (time: string): string =>
  new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
