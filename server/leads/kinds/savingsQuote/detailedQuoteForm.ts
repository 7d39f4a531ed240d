import detailedQuoteSchema from '#schemas/forms/detailed-quote.schema.json' with { type: 'json' };
import detailedQuoteUi from '#schemas/forms/detailed-quote.ui.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';

export const detailedQuoteForm = readForm(detailedQuoteSchema, detailedQuoteUi);
