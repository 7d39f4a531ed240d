// Generated from schemas/forms/lead-note.schema.json by `npm run schemas:types`; edit that file instead.

export type LeadNote = {
  note: string;
};
