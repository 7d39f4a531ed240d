import { pointer } from '#checks/finding.ts';
import { isOpenToFields } from '#checks/forms/checkFieldNames.ts';
import { kindOf } from '#checks/kinds.ts';
import { editJson, valueAt } from '../editJson.ts';
import { storedName } from '../newQuestion.ts';
import { listNames, readForm } from '../questionsOf.ts';
import { asksTranslations, requiredTranslations, withTranslations } from './inLanguages.ts';
import { asksText, changedTexts, recordIn, type Texts, textOf, type Wizard } from './wizard.ts';

/** Kinds of fields with their rules, by what an owner calls them. */
const KINDS: Readonly<Record<string, { title: string; rules: object }>> = {
  text: { title: 'A line of text', rules: { type: 'string', maxLength: 120, format: 'text' } },
  lines: { title: 'Several lines', rules: { type: 'string', maxLength: 2000, format: 'lines' } },
  email: { title: 'An email address', rules: { type: 'string', maxLength: 254, format: 'email' } },
  phone: { title: 'A phone number', rules: { type: 'string', maxLength: 40, format: 'phone' } },
  website: { title: 'A website', rules: { type: 'string', maxLength: 254, format: 'website' } },
  count: { title: 'A number of things', rules: { type: 'string', maxLength: 10, format: 'count' } },
};
const LIST = 'list:';

/** A field of a form, with what is said when it is not filled in as it has to be. */
export const addField: Wizard = {
  name: 'field',
  title: 'Add a form field',
  about: 'To the form',
  subjects: ({ documents }) =>
    Object.keys(documents)
      .filter((file) => kindOf(file) === 'form' && lookOf(file) in documents && isOpenToFields(file))
      .map((value) => ({ value, title: readForm(documents, value)?.title ?? value })),
  asks: ({ documents }) => ({
    type: 'object',
    required: [
      'title',
      'kind',
      'refusal',
      ...requiredTranslations(documents, 'in'),
      ...requiredTranslations(documents, 'refusal'),
    ],
    properties: {
      title: asksText('What a visitor reads'),
      ...asksTranslations(documents, 'in'),
      kind: {
        title: 'Kind of answer',
        type: 'string',
        oneOf: [
          ...Object.entries(KINDS).map(([value, { title }]) => ({ const: value, title })),
          ...listNames(documents).map((list) => ({ const: LIST + list, title: `An answer of the list “${list}”` })),
        ],
      },
      isRequired: { title: 'It has to be filled in', type: 'boolean' },
      refusal: asksText('What is said when it is not filled in as it has to be'),
      ...asksTranslations(documents, 'refusal', 'This text'),
    },
  }),
  edit(setting, file, filled) {
    const { texts, documents } = setting;
    const look = lookOf(file);
    const form = readForm(documents, file);
    const name = storedName(String(filled.title), Object.keys(form?.properties ?? {}));
    const kind = String(filled.kind);
    const rules = kind.startsWith(LIST)
      ? { $ref: `options.json#/$defs/${kind.slice(LIST.length)}` }
      : KINDS[kind]?.rules;
    const before = texts[file] ?? '';
    let schema = editJson(before, ['properties', name], { title: textOf(filled.title), ...rules });
    if (filled.isRequired === true) schema = editJson(schema, ['required'], [...(form?.required ?? []), name]);
    let looks = editJson(texts[look] ?? '', ['ui:messages', name], { default: textOf(filled.refusal) });
    const order = valueAt(looks, ['ui:order']);
    if (Array.isArray(order) && !order.includes('*'))
      looks = editJson(looks, ['ui:order'], placed(order, documents[look], name));
    if (kind === 'lines') looks = editJson(looks, [name], { 'ui:widget': 'textarea' });
    const edited: Texts = { ...texts, [file]: schema, [look]: looks };
    const titled = withTranslations(edited, setting, { file, path: `${name}.title`, field: 'in', filled });
    const path = `ui:messages.${name}.default`;
    return {
      changed: changedTexts(texts, withTranslations(titled, setting, { file: look, path, field: 'refusal', filled })),
      place: { file, pointer: pointer('properties', name) },
    };
  },
};

const lookOf = (file: string) => file.replace('.schema.json', '.ui.json');

/** Before the consent, which closes a form. */
function placed(order: readonly unknown[], look: unknown, name: string): unknown[] {
  const consent = order.findIndex(
    (field) => recordIn(recordIn(recordIn(look)[String(field)])['ui:options']).consentVersion !== undefined,
  );
  return consent < 0 ? [...order, name] : order.toSpliced(consent, 0, name);
}
