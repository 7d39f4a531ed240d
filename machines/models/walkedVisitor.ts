import type { VisitorContact } from '#domain/leads/visitorContact.ts';

// The machines take a contact as it is, so the cast is safe in a walk.
export const walkedVisitor = {
  name: 'Maria Gallo',
  companyName: 'Trattoria Gallo',
  email: 'maria@trattoriagallo.example',
  phone: '(512) 555-0142',
  timeframe: '2-3-months',
} as VisitorContact;
