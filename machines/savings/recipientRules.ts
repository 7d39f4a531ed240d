import { fitsForm } from '#domain/questions/fitsForm.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { readFilledIn } from '#domain/questions/readFilledIn.ts';
import type { DetailedQuote } from '#schemas/__generated__/detailedQuote.ts';
import detailedQuote from '#schemas/forms/detailed-quote.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };

export type Recipient = DetailedQuote;

/** A recipient whose details are being filled in. */
export type RecipientDraft = Partial<Recipient>;

const { schema } = bundleForm(detailedQuote, optionLists);

/** The recipient known from the quiz; undefined when the quote's form asks for more than the quiz did. */
export function knownRecipient(
  contact: { name?: string | undefined; email: string } | undefined,
): Recipient | undefined {
  return contact && isRecipient(contact) ? contact : undefined;
}

/** A draft that was kept across a reload. */
export const readRecipientDraft = (stored: unknown): RecipientDraft => readFilledIn(schema, stored);

const isRecipient = (contact: object): contact is Recipient => fitsForm(schema, { ...contact });
