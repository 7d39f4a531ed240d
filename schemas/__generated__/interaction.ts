// Generated from schemas/forms/interaction.schema.json by `npm run schemas:types`; edit that file instead.

export type InteractionEvent = {
  type:
    | 'get_quote'
    | 'schedule_consultation'
    | 'schedule_savings_consultation'
    | 'quote_submitted'
    | 'savings_detailed_quote_requested';
  email: string;
  data?: {
    [k: string]: unknown;
  };
};
