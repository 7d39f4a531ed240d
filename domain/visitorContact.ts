import type { Contact } from '#schemas/__generated__/contact.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import { answerFits } from './answerFits.ts';
import { bundleForm } from './formSchema.ts';
import { isRecord } from './json.ts';

/** The contact details of the quiz without the consent. */
export type VisitorContact = Pick<Contact, 'name' | 'companyName' | 'email' | 'phone' | 'timeframe'>;

const { schema } = bundleForm(contactSchema, optionLists);

/** The consent was given in the quiz, and the question that the form shows for the quiz belongs to its answers (D12). */
const ELSEWHERE: ReadonlySet<string> = new Set(['agreeToComms', 'expertConsultation']);
const FIELDS = Object.keys(schema.properties).filter((field) => !ELSEWHERE.has(field));

/** Contact details as they come from outside, such as navigation state; undefined unless all of them fit. */
export function readVisitorContact(source: unknown): VisitorContact | undefined {
  if (!isRecord(source) || !FIELDS.every((field) => fits(field, source[field]))) return undefined;
  const given = FIELDS.filter((field) => source[field] !== undefined);
  // Holds because every field has just been found to fit the schema that the type is made from.
  return Object.fromEntries(given.map((field) => [field, source[field]])) as VisitorContact;
}

function fits(field: string, value: unknown): boolean {
  if (value === undefined) return !schema.required.includes(field);
  const type = schema.properties[field]?.type;
  if (type === 'boolean' || type === 'number') return typeof value === type;
  if (type === 'integer') return Number.isInteger(value);
  return answerFits(schema, field, value);
}
