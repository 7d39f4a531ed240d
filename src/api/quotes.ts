import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import { normalise } from '#domain/text/normalise.ts';
import { toWire } from '#domain/wire.ts';
import { post, productPath } from './http.ts';

/** By slug, or by slug with what each system's card showed (spec 3). */
type WantedSystems = string[] | Record<string, { name: string; subtitle: string; description: string }>;

type QuoteCall = {
  contact: VisitorContact;
  comparisonId: string | undefined;
  posSystems: WantedSystems;
  /** The other fields of the form. */
  wishes?: Readonly<Record<string, unknown>>;
  /** Absent when there was no form. */
  timing?: FormTiming | undefined;
  idempotencyKey: string;
};

/** Requests quotes (spec 3 "Quote request"). */
export async function createQuote(call: QuoteCall, signal?: AbortSignal): Promise<void> {
  const { contact, comparisonId, posSystems, wishes = {}, timing, idempotencyKey } = call;
  const { additionalInfo: text, ...others } = normalise(wishes);
  const data = { ...others, posSystems, ...(text !== undefined && { additionalInfo: { text } }) };
  const body = toWire(normalise({ ...contact, comparisonId, data, trace: timing }));
  await post(productPath('quotes'), body, { idempotencyKey, ...(signal && { signal }) });
}
