// Generated from schemas/forms/contact.schema.json by `npm run schemas:types`; edit that file instead.

export type Contact = {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  timeframe: 'immediately' | '1-month' | '2-3-months' | '3-6-months' | '6-months-plus' | 'just-researching';
  expertConsultation?: 'yes' | 'maybe' | 'no';
  agreeToComms: true;
};
