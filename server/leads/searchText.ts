import { fieldText, type Lead } from './lead.ts';
import type { LeadKind } from './leadKind.ts';

/** Longer than an address, two names and a phone number usually are. */
const LONGEST = 300;

/** What the desk searches in: who a lead is from, with the digits of the phone number, in lower case. */
export function searchText(lead: Lead, { name, company, phone }: LeadKind['person']): string {
  const number = fieldText(lead, phone);
  const parts = [lead.email, fieldText(lead, name), fieldText(lead, company), number, number.replace(/\D/g, '')];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .toLowerCase()
    .slice(0, LONGEST);
}
