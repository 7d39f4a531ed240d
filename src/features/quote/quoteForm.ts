import * as quoteRequest from 'virtual:form/quote-request';
import { vendors } from 'virtual:vendors';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** The systems to choose from are the vendors we compare. */
export const quoteForm: FormDefinition = {
  ...quoteRequest,
  options: { posSystems: vendors.map(({ slug, name }) => ({ value: slug, title: name })) },
};
