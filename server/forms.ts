import { type BundledForm, bundleForm } from '#domain/formSchema.ts';
import { isRecord } from '#domain/json.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import contactUi from '#schemas/forms/contact.ui.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import mainQuizSchema from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuizSchema from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { type OfferedConsent, offeredConsent, withOptionalConsent } from './consent.ts';

/** What a form says about a field that is refused: by field, by rule; `default` for every other rule. */
export type FormMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A form of `schemas/forms` as the server uses it. */
export type ServerForm = BundledForm & {
  messages: FormMessages;
  /** The consent box as it is today, for a client that does not say what it showed. */
  consent: OfferedConsent | undefined;
};

/** The two documents of a form, as the server uses them. */
export function readForm(source: unknown, ui: object): ServerForm {
  const { schema, options } = bundleForm(source, optionLists);
  const messages = 'ui:messages' in ui && isRecord(ui['ui:messages']) ? ui['ui:messages'] : {};
  return {
    schema: withOptionalConsent(schema),
    options,
    // `npm run schemas:check` holds the document against its meta-schema.
    messages: messages as FormMessages,
    consent: offeredConsent(schema, ui),
  };
}

/** A form without one of its fields. */
export function without(form: ServerForm, field: string): ServerForm {
  const { [field]: _leftOut, ...properties } = form.schema.properties;
  const required = form.schema.required.filter((name) => name !== field);
  return { ...form, schema: { ...form.schema, properties, required } };
}

export const mainQuiz: BundledForm = bundleForm(mainQuizSchema, optionLists);
export const savingsQuiz: BundledForm = bundleForm(savingsQuizSchema, optionLists);

/** The contact step without the question that it shows for the quiz: that one is sent with the answers (D12). */
export const contactForm: ServerForm = without(readForm(contactSchema, contactUi), 'expertConsultation');
