import { isRecord } from '#domain/json.ts';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { type BundledForm, bundleForm } from '#domain/questions/formSchema.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import contactUi from '#schemas/forms/contact.ui.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import mainQuizSchema from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuizSchema from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { type ConsentWording, consentWording, withOptionalConsent } from './consent.ts';
import { byLanguage, translated } from './translated.ts';

/** Messages by field and rule; `default` for every other rule. */
export type FormMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ServerForm = BundledForm & {
  /** The `$id` of its schema. */
  id: string;
  /** The form with its words in a language; the questions are the same. */
  inLanguage: (language: string) => BundledForm;
  messagesIn: (language: string) => FormMessages;
  /** The current consent box in each language of the site, English first; none for a form without a box. */
  consents: readonly ConsentWording[];
};

const languages = site.languages.map(({ code }) => code).filter((code) => code !== ENGLISH);

/** @param source its `$id` names both documents of the form */
export function readForm(source: object, ui: object): ServerForm {
  const { schema, options } = bundleForm(source, optionLists);
  const id = '$id' in source ? String(source.$id) : '';
  const uiFile = `forms/${id.replace('.schema.json', '.ui.json')}`;
  const consents = [ENGLISH, ...languages].flatMap((language) => {
    const inLanguage = bundleForm(translated(`forms/${id}`, source, language), optionLists);
    return consentWording(inLanguage.schema, translated(uiFile, ui, language), language) ?? [];
  });
  return {
    schema: withOptionalConsent(schema),
    options,
    id,
    messagesIn: (language) => messagesOf(translated(uiFile, ui, language)),
    consents,
    inLanguage: (language) => bundledIn(`forms/${id}`, source, language),
  };
}

const bundledIn = (file: string, source: object, language: string): BundledForm =>
  bundleForm(translated(file, source, language), translated('options.json', optionLists, language));

// `npm run schemas:check` validates the document against its meta-schema.
const messagesOf = (ui: object): FormMessages =>
  'ui:messages' in ui && isRecord(ui['ui:messages']) ? (ui['ui:messages'] as FormMessages) : {};

export function without(form: ServerForm, field: string): ServerForm {
  const { [field]: _leftOut, ...properties } = form.schema.properties;
  const required = form.schema.required.filter((name) => name !== field);
  return { ...form, schema: { ...form.schema, properties, required } };
}

export const mainQuiz: BundledForm = bundleForm(mainQuizSchema, optionLists);
export const savingsQuiz: BundledForm = bundleForm(savingsQuizSchema, optionLists);

/** The quizzes in a language, for the readers of the answers. Each is made once, because every mail about a lead needs it. */
export const mainQuizIn = byLanguage((language) =>
  bundledIn('quizzes/main-quiz.schema.json', mainQuizSchema, language),
);
export const savingsQuizIn = byLanguage((language) =>
  bundledIn('quizzes/savings-quiz.schema.json', savingsQuizSchema, language),
);

/** The contact step without the quiz question on it, which is sent with the answers (D12). */
export const contactForm: ServerForm = without(readForm(contactSchema, contactUi), 'expertConsultation');
