// Generated from schemas/forms/lead-progress.schema.json by `npm run schemas:types`; edit that file instead.

export type LeadProgress = {
  state?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
};
