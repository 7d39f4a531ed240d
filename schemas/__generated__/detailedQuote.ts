// Generated from schemas/forms/detailed-quote.schema.json by `npm run schemas:types`; edit that file instead.

export type DetailedQuote = {
  email: string;
  name: string;
};
