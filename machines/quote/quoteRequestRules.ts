import { fitsForm } from '#domain/questions/fitsForm.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { readFilledIn } from '#domain/questions/readFilledIn.ts';
import { normalise } from '#domain/text/normalise.ts';
import type { QuoteRequest } from '#schemas/__generated__/quoteRequest.ts';
import quoteRequest from '#schemas/forms/quote-request.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };

/** A request as it is being filled in. */
export type QuoteDraft = Partial<QuoteRequest> & Pick<QuoteRequest, 'posSystems'>;

const { schema } = bundleForm(quoteRequest, optionLists);

/** Whether a request can be sent: enough systems, and a valid text if any. */
export const requestFits = (request: QuoteDraft): boolean => fitsForm(schema, normalise(request));

/** A request that was kept across a reload. The cast holds because each value has its field's type. */
export const readQuoteDraft = (stored: unknown): QuoteDraft =>
  ({ posSystems: [], ...readFilledIn(schema, stored) }) as QuoteDraft;
