// Generated from schemas/forms/quote-request.schema.json by `npm run schemas:types`; edit that file instead.

export type QuoteRequest = {
  /**
   * @minItems 1
   * @maxItems 30
   */
  posSystems: string[];
  additionalInfo?: string;
};
