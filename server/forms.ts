import { isRecord } from '#domain/json.ts';
import { type BundledForm, bundleForm } from '#domain/questions/formSchema.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import contactUi from '#schemas/forms/contact.ui.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import mainQuizSchema from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuizSchema from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { type OfferedConsent, offeredConsent, withOptionalConsent } from './consent.ts';
import { translated } from './translated.ts';

/** Messages by field and rule; `default` for every other rule. */
export type FormMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ServerForm = BundledForm & {
  messagesIn: (language: string) => FormMessages;
  /** The current consent box, for clients that do not say what they showed. */
  consent: OfferedConsent | undefined;
};

/** @param source whose `$id` names both documents of the form */
export function readForm(source: object, ui: object): ServerForm {
  const { schema, options } = bundleForm(source, optionLists);
  const file = '$id' in source ? `forms/${String(source.$id).replace('.schema.json', '.ui.json')}` : '';
  return {
    schema: withOptionalConsent(schema),
    options,
    messagesIn: (language) => messagesOf(translated(file, ui, language)),
    consent: offeredConsent(schema, ui),
  };
}

// `npm run schemas:check` holds the document against its meta-schema.
const messagesOf = (ui: object): FormMessages =>
  'ui:messages' in ui && isRecord(ui['ui:messages']) ? (ui['ui:messages'] as FormMessages) : {};

export function without(form: ServerForm, field: string): ServerForm {
  const { [field]: _leftOut, ...properties } = form.schema.properties;
  const required = form.schema.required.filter((name) => name !== field);
  return { ...form, schema: { ...form.schema, properties, required } };
}

export const mainQuiz: BundledForm = bundleForm(mainQuizSchema, optionLists);
export const savingsQuiz: BundledForm = bundleForm(savingsQuizSchema, optionLists);

/** The contact step without the quiz question on it, which is sent with the answers (D12). */
export const contactForm: ServerForm = without(readForm(contactSchema, contactUi), 'expertConsultation');
