import listingSchema from '#schemas/forms/listing.schema.json' with { type: 'json' };
import listingUi from '#schemas/forms/listing.ui.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';
import { formKind } from '#server/leads/formKind.ts';
import { mailTexts } from '#server/mailTexts.ts';

export const listingKind = formKind({
  name: 'listing',
  word: 'listings',
  path: '/businesses',
  form: readForm(listingSchema, listingUi),
  person: { email: 'businessEmail', company: 'productName', phone: 'cellPhone' },
  visitorNote: (language) => mailTexts(language).listingVisitor,
  noteNeedsConsent: true,
  salesNote: texts.listingSales,
});
