import { fitsForm } from '#domain/questions/fitsForm.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';
import type { DetailedQuote } from '#schemas/__generated__/detailedQuote.ts';
import detailedQuote from '#schemas/forms/detailed-quote.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };

export type Recipient = DetailedQuote;

const { schema } = bundleForm(detailedQuote, optionLists);

/** Somebody who is known from the quiz, unless the form of the quote asks for more than the quiz has told. */
export function knownRecipient(
  contact: { name?: string | undefined; email: string } | undefined,
): Recipient | undefined {
  return contact && isRecipient(contact) ? contact : undefined;
}

const isRecipient = (contact: object): contact is Recipient => fitsForm(schema, { ...contact });
