import { answerFits } from '#domain/answerFits.ts';
import { bundleForm } from '#domain/formSchema.ts';
import type { QuoteRequest } from '#schemas/__generated__/quoteRequest.ts';
import quoteRequest from '#schemas/forms/quote-request.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };

const { schema } = bundleForm(quoteRequest, optionLists);

/** Whether a request can be sent: enough systems, and a valid text if any. */
export function requestFits({ posSystems, additionalInfo }: QuoteRequest): boolean {
  return (
    answerFits(schema, 'posSystems', posSystems) &&
    (additionalInfo === undefined ||
      additionalInfo.trim() === '' ||
      answerFits(schema, 'additionalInfo', additionalInfo))
  );
}
