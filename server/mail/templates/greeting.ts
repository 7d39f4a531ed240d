import { mailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';

/** The first line of a mail to a visitor. */
export function greeting(name: string, language: string): string {
  const words = mailTexts(language).visitor;
  return isPlainName(name) ? fillText(words.greeting, { name }) : words.greetingWithoutName;
}

/** A mail must not carry a stranger's advertisement: a name with an address in it is left out. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M} .,'’-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name);
}
