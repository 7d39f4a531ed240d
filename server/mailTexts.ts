import mail from '#schemas/texts/mail.json' with { type: 'json' };
import savingsMail from '#schemas/texts/savings-mail.json' with { type: 'json' };
import { translated } from './translated.ts';

/** The texts of mails in the language of a visitor. Those to the sales team are always in English. */
export const mailTexts = (language: string): typeof mail => translated('texts/mail.json', mail, language);

/** The same for the savings quiz. */
export const savingsMailTexts = (language: string): typeof savingsMail =>
  translated('texts/savings-mail.json', savingsMail, language);
