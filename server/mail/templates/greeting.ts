import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { fillText } from '#server/texts.ts';

const words = texts.visitor;

/** The first line of a mail to a visitor. */
export function greeting(name: string): string {
  return isPlainName(name) ? fillText(words.greeting, { name }) : words.greetingWithoutName;
}

/** A mail must not carry a stranger's advertisement: a name with an address in it is left out. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M} .,'’-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name);
}
