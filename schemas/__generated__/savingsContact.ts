// Generated from schemas/forms/savings-contact.schema.json by `npm run schemas:types`; edit that file instead.

export type SavingsContact = {
  email: string;
  name: string;
  phone: string;
  companyName: string;
  timeframe: 'immediately' | '1-3-months' | '3-6-months' | '6-12-months' | 'just-researching';
  agreeToComms?: true;
};
