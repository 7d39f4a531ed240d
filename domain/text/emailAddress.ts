import source from '#schemas/forms/quiz-start.schema.json';
import { formatEmail } from './contacts.ts';
import { formats } from './formats.ts';

/** Whether a text is an email address (D20), as the forms and the server decide; it ignores what is pasted along with one. */
export function isEmailAddress(text: string): boolean {
  const address = formatEmail(text);
  return address.length <= source.properties.email.maxLength && formats.email.test(address);
}
