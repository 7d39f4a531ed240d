import demoRequestSchema from '#schemas/forms/demo-request.schema.json' with { type: 'json' };
import demoRequestUi from '#schemas/forms/demo-request.ui.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';
import { formKind } from '#server/leads/formKind.ts';
import { mailTexts } from '#server/mailTexts.ts';

export const demoRequestKind = formKind({
  name: 'demoRequest',
  word: 'demos',
  path: '/demo-requests',
  form: readForm(demoRequestSchema, demoRequestUi),
  person: { email: 'businessEmail', name: 'name', company: 'restaurantName', phone: 'cellPhone' },
  visitorNote: (language) => mailTexts(language).demoVisitor,
  salesNote: texts.demoSales,
});
