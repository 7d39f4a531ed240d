import type { Contact } from '#schemas/__generated__/contact.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import { isRecord } from '../json.ts';
import { fitsForm } from '../questions/fitsForm.ts';
import { bundleForm } from '../questions/formSchema.ts';

/** The contact details of the quiz without the consent. */
export type VisitorContact = Omit<Contact, 'agreeToComms' | 'expertConsultation'>;

const { schema } = bundleForm(contactSchema, optionLists);

/** The consent was given in the quiz, and the question that the form shows for the quiz belongs to its answers (D12). */
const ELSEWHERE: ReadonlySet<string> = new Set(['agreeToComms', 'expertConsultation']);
const FIELDS = Object.keys(schema.properties).filter((field) => !ELSEWHERE.has(field));

/** Contact details as they come from outside, such as navigation state; undefined unless all of them fit. */
export function readVisitorContact(source: unknown): VisitorContact | undefined {
  if (!isRecord(source) || !fitsForm(schema, source, FIELDS)) return undefined;
  const given = FIELDS.filter((field) => source[field] !== undefined);
  // Holds because every field has just been found to fit the schema that the type is made from.
  return Object.fromEntries(given.map((field) => [field, source[field]])) as VisitorContact;
}
