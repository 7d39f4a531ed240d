import source from '#schemas/forms/quiz-start.schema.json';
import { formats } from './formats.ts';
import { normaliseText } from './normalise.ts';

/** Whether a normalised text is an email address (D20), as the forms and the server decide. */
export function isEmailAddress(text: string): boolean {
  const address = normaliseText(text);
  return address.length <= source.properties.email.maxLength && formats.email.test(address);
}
