import type { Contact } from '#schemas/__generated__/contact.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import { answerFits } from './answerFits.ts';
import { bundleForm } from './formSchema.ts';
import { isRecord } from './json.ts';

/** The contact details of the quiz without the consent. */
export type VisitorContact = Pick<Contact, 'name' | 'companyName' | 'email' | 'phone' | 'timeframe'>;

const FIELDS = ['name', 'companyName', 'email', 'phone', 'timeframe'] as const;
const { schema } = bundleForm(contactSchema, optionLists);

/** Contact details from outside, such as navigation state; undefined unless all are valid. */
export function readVisitorContact(source: unknown): VisitorContact | undefined {
  if (!isRecord(source) || !FIELDS.every((field) => answerFits(schema, field, source[field]))) return undefined;
  // The cast holds because every field has just been checked against the schema of the type.
  return Object.fromEntries(FIELDS.map((field) => [field, source[field]])) as VisitorContact;
}
