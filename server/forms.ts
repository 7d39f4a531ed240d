import { type BundledForm, bundleForm, type FormSchema } from '#domain/formSchema.ts';
import comparisonReportSchema from '#schemas/forms/comparison-report.schema.json' with { type: 'json' };
import comparisonReportUi from '#schemas/forms/comparison-report.ui.json' with { type: 'json' };
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import contactUi from '#schemas/forms/contact.ui.json' with { type: 'json' };
import demoRequestSchema from '#schemas/forms/demo-request.schema.json' with { type: 'json' };
import demoRequestUi from '#schemas/forms/demo-request.ui.json' with { type: 'json' };
import detailedQuoteSchema from '#schemas/forms/detailed-quote.schema.json' with { type: 'json' };
import detailedQuoteUi from '#schemas/forms/detailed-quote.ui.json' with { type: 'json' };
import interactionSchema from '#schemas/forms/interaction.schema.json' with { type: 'json' };
import listingSchema from '#schemas/forms/listing.schema.json' with { type: 'json' };
import listingUi from '#schemas/forms/listing.ui.json' with { type: 'json' };
import loginSchema from '#schemas/forms/login.schema.json' with { type: 'json' };
import loginUi from '#schemas/forms/login.ui.json' with { type: 'json' };
import quizStartSchema from '#schemas/forms/quiz-start.schema.json' with { type: 'json' };
import quizStartUi from '#schemas/forms/quiz-start.ui.json' with { type: 'json' };
import quoteRequestSchema from '#schemas/forms/quote-request.schema.json' with { type: 'json' };
import savingsContactSchema from '#schemas/forms/savings-contact.schema.json' with { type: 'json' };
import savingsContactUi from '#schemas/forms/savings-contact.ui.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import mainQuizSchema from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuizSchema from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { offeredConsent, withOptionalConsent } from './consent.ts';

/** What a form says about a field that is refused: by field, by rule; `default` for every other rule. */
export type FormMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The documents of `schemas/` as the server uses them. */
export const mainQuiz: BundledForm = bundleForm(mainQuizSchema, optionLists);
export const quizStartForm: BundledForm = readForm(quizStartSchema);
export const interactionForm: BundledForm = readForm(interactionSchema);
export const quoteRequestForm: BundledForm = readForm(quoteRequestSchema);
export const comparisonReportForm: BundledForm = readForm(comparisonReportSchema);
export const listingForm: BundledForm = readForm(listingSchema);
export const demoRequestForm: BundledForm = readForm(demoRequestSchema);
export const loginForm: BundledForm = readForm(loginSchema);
export const savingsQuiz: BundledForm = bundleForm(savingsQuizSchema, optionLists);
export const savingsContactForm: BundledForm = readForm(savingsContactSchema);
export const detailedQuoteForm: BundledForm = readForm(detailedQuoteSchema);
export const savingsContactMessages: FormMessages = savingsContactUi['ui:messages'];
export const detailedQuoteMessages: FormMessages = detailedQuoteUi['ui:messages'];
export const contactMessages: FormMessages = contactUi['ui:messages'];
export const quizStartMessages: FormMessages = quizStartUi['ui:messages'];
export const comparisonReportMessages: FormMessages = comparisonReportUi['ui:messages'];
export const listingMessages: FormMessages = listingUi['ui:messages'];
export const demoRequestMessages: FormMessages = demoRequestUi['ui:messages'];
export const loginMessages: FormMessages = loginUi['ui:messages'];

/** The contact step without the question that it shows for the quiz: that one is sent with the answers (D12). */
export const contactForm: BundledForm = without(readForm(contactSchema), 'expertConsultation');

/** The consent boxes as they are today, for a client that does not say what it showed. */
export const currentConsent = offeredConsent(contactForm.schema, contactUi);
export const currentSavingsConsent = offeredConsent(savingsContactForm.schema, savingsContactUi);
export const currentListingConsent = offeredConsent(listingForm.schema, listingUi);

function readForm(source: unknown): BundledForm {
  const { schema, options } = bundleForm(source, optionLists);
  return { schema: withOptionalConsent(schema), options };
}

function without({ schema, options }: BundledForm, field: string): BundledForm {
  const { [field]: _shownElsewhere, ...properties } = schema.properties;
  const reduced: FormSchema = { ...schema, properties, required: schema.required.filter((name) => name !== field) };
  return { schema: reduced, options };
}
