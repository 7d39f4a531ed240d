import { systemName } from '#server/catalogue.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { quoteBody, quoteForm, readQuoteBody } from './quoteBody.ts';
import { quoteSalesMail, quoteVisitorMail, systemsSection } from './quoteMails.ts';

export type QuoteDetails = {
  /** With their names at the time of the choice. */
  systems: readonly { slug: string; name: string }[];
  /** The quiz lead of the same person, if any. */
  leadId?: string | undefined;
  /** The comparison that the visitor was looking at. */
  comparisonId?: string | undefined;
};
export type QuoteLead = Lead<QuoteDetails>;

export const quoteKind: LeadKind<QuoteDetails> = {
  name: 'quote',
  word: 'quotes',
  path: '/quotes',
  form: quoteForm,
  person: { email: 'email', name: 'name', company: 'companyName', phone: 'phone' },
  isPrefilled: true,
  body: quoteBody,
  read(body) {
    const { slugs, comparisonId, ...received } = readQuoteBody(body);
    const systems = slugs.map((slug) => ({ slug, name: systemName(slug) }));
    return { ...received, details: { systems, comparisonId } };
  },
  async complete({ details, ...received }, email, leads) {
    const leadId = await leads.findIdOf(email, details.comparisonId);
    return { ...received, details: { ...details, leadId } };
  },
  visitorMail: { perDay: 5, needsConsent: false, write: quoteVisitorMail },
  salesMail: quoteSalesMail,
  inWords: (lead, language) => [systemsSection(lead, language)],
  posted: ({ details }) => ({ systems: details.systems, leadId: details.leadId }),
};
