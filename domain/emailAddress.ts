import source from '#schemas/forms/quiz-start.schema.json';
import { formats } from './formats.ts';
import { normaliseText } from './normalise.ts';

/** Whether a text, once normalised, is an email address (D20); the same verdict as the forms and the server give. */
export function isEmailAddress(text: string): boolean {
  const address = normaliseText(text);
  return address.length <= source.properties.email.maxLength && formats.email.test(address);
}
