/** In a file of its own: whoever sends the form must not load the form with its validator. */
export const QUOTE_FORM_ID = 'quote-request';
