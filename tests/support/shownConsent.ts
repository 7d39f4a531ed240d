import contact from '#schemas/forms/contact.schema.json' with { type: 'json' };
import listing from '#schemas/forms/listing.schema.json' with { type: 'json' };
import savingsContact from '#schemas/forms/savings-contact.schema.json' with { type: 'json' };
import contactInSpanish from '#schemas/translations/es/forms/contact.schema.json' with { type: 'json' };
import savingsContactInSpanish from '#schemas/translations/es/forms/savings-contact.schema.json' with { type: 'json' };

/** Contact step, savings contact and listing, in the words of their boxes. */
export const WORDINGS = {
  contact: { en: contact.properties.agreeToComms.title, es: contactInSpanish.agreeToComms.title },
  savings: { en: savingsContact.properties.agreeToComms.title, es: savingsContactInSpanish.agreeToComms.title },
  listing: { en: listing.properties.agreeToComms.title },
};

/** What a page reports about the consent box that it showed; by default the quiz's box, in English. */
export const shownConsent = (changes: object = {}) => ({
  text: WORDINGS.contact.en,
  version: '2025-07',
  page: '/quiz',
  language: 'en',
  ...changes,
});
