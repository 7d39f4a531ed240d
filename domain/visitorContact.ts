import type { Contact } from '#schemas/__generated__/contact.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import { answerFits } from './answerFits.ts';
import { bundleForm } from './formSchema.ts';
import { isRecord } from './json.ts';

/** Who asks for a quote: the contact details of the quiz, without what was agreed to there. */
export type VisitorContact = Pick<Contact, 'name' | 'companyName' | 'email' | 'phone' | 'timeframe'>;

const FIELDS = ['name', 'companyName', 'email', 'phone', 'timeframe'] as const;
const { schema } = bundleForm(contactSchema, optionLists);

/** Contact details as they come from outside, such as navigation state; undefined unless all of them fit. */
export function readVisitorContact(source: unknown): VisitorContact | undefined {
  if (!isRecord(source) || !FIELDS.every((field) => answerFits(schema, field, source[field]))) return undefined;
  // Holds because every field has just been found to fit the schema that the type is made from.
  return Object.fromEntries(FIELDS.map((field) => [field, source[field]])) as VisitorContact;
}
