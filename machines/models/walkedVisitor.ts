import type { VisitorContact } from '#domain/leads/visitorContact.ts';

const given = {
  name: 'Maria Gallo',
  companyName: 'Trattoria Gallo',
  email: 'maria@trattoriagallo.example',
  phone: '(512) 555-0142',
  timeframe: '2-3-months',
} as const;

// The cast holds for a walk: the machines take a contact as it is.
export const walkedVisitor = given as typeof given & VisitorContact;
