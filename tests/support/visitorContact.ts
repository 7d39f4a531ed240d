import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import { filledIn } from './filledIn.ts';

export const visitorContact = (changes: Partial<VisitorContact> = {}): VisitorContact =>
  filledIn<VisitorContact>({
    name: 'Maria Gallo',
    companyName: 'Trattoria Gallo',
    email: 'maria@trattoriagallo.example',
    phone: '(512) 555-0142',
    timeframe: '2-3-months',
    ...changes,
  });
