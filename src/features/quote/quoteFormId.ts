/** In a file of its own, so that sending does not load the form and its validator. */
export const QUOTE_FORM_ID = 'quote-request';
