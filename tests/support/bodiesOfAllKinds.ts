import { demoBody, listingBody } from './formBodies.ts';
import { leadBody } from './leadBody.ts';
import { quoteBody } from './quoteBody.ts';
import { detailedQuoteBody, savingBody } from './savingBody.ts';
import { shownConsent, WORDINGS } from './shownConsent.ts';

/** All personal details that a lead can hold. */
export const person = {
  email: 'quentin.quist@quist-house.example',
  name: 'Quentin Quist',
  company: 'Quist House',
  phone: '(555) 010-0199',
  website: 'https://quist-house.example',
  wish: 'Two bars by the Quist bridge',
  page: '/quist-page',
  address: '203.0.113.77',
};
const consentOf = (form: keyof typeof WORDINGS) => shownConsent({ text: WORDINGS[form].en, page: person.page });
export const contact = { name: person.name, company_name: person.company, email: person.email, phone: person.phone };

/** A body of every kind of lead, with as many of the person's details as it can hold. */
export const bodiesOfAllKinds: Record<string, object> = {
  quiz: leadBody({ ...contact, consent: consentOf('contact') }),
  quizStart: { email: person.email },
  quote: quoteBody({ ...contact, data: { pos_systems: ['toast'], additional_info: { text: person.wish } } }),
  comparisonReport: { email: person.email },
  savings: savingBody({ ...contact, agree_to_comms: true, consent: consentOf('savings') }),
  savingsQuote: detailedQuoteBody({ name: person.name, email: person.email }),
  listing: listingBody({
    productName: person.company,
    website: person.website,
    businessEmail: person.email,
    cellPhone: person.phone,
    consent: consentOf('listing'),
  }),
  demoRequest: demoBody({
    name: person.name,
    restaurantName: person.company,
    businessEmail: person.email,
    cellPhone: person.phone,
  }),
};
