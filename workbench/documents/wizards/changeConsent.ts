import { pointer } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { nameOf } from '../outline.ts';
import { readForm } from '../questionsOf.ts';
import { asksTranslations, requiredTranslations, withTranslations } from './inLanguages.ts';
import { asksText, changedTexts, type Documents, recordIn, textOf, type Wizard } from './wizard.ts';

/** The wording of a consent, and its version, which are stored together. */
export const changeConsent: Wizard = {
  name: 'consent',
  title: 'Change a consent',
  about: 'Which',
  subjects: ({ documents }) =>
    Object.keys(documents)
      .filter((file) => kindOf(file) === 'form')
      .flatMap((file) =>
        consentsOf(documents, file).map(({ field, wording }) => ({
          value: `${file} ${field}`,
          title: `${readForm(documents, file)?.title ?? nameOf(file)}: “${wording.slice(0, 60)}…”`,
        })),
      ),
  asks({ documents }, subject) {
    const [file = '', field = ''] = subject.split(' ');
    const now = consentsOf(documents, file).find((consent) => consent.field === field);
    return {
      type: 'object',
      required: ['wording', 'version', ...requiredTranslations(documents, 'in')],
      properties: {
        wording: asksText('What a visitor agrees to', { description: `Now: ${now?.wording}` }),
        ...asksTranslations(documents, 'in'),
        version: asksText('Its version: the year and month it holds from', {
          description: `Now: ${now?.version}`,
          pattern: '^\\d{4}-\\d{2}$',
          not: { const: now?.version },
        }),
      },
    };
  },
  long: ['wording', 'in'],
  edit(setting, subject, filled) {
    const { texts } = setting;
    const [file = '', field = ''] = subject.split(' ');
    const look = lookOf(file);
    const edited = {
      ...texts,
      [file]: editJson(texts[file] ?? '', ['properties', field, 'title'], textOf(filled.wording)),
      [look]: editJson(texts[look] ?? '', [field, 'ui:options', 'consentVersion'], filled.version),
    };
    return {
      changed: changedTexts(
        texts,
        withTranslations(edited, setting, { file, path: `${field}.title`, field: 'in', filled }),
      ),
      place: { file, pointer: pointer('properties', field) },
    };
  },
};

function consentsOf(documents: Documents, file: string) {
  const form = readForm(documents, file);
  return Object.entries(recordIn(documents[lookOf(file)])).flatMap(([field, look]) => {
    const { consentVersion } = recordIn(recordIn(look)['ui:options']);
    const wording = form?.properties[field]?.title;
    return consentVersion === undefined || wording === undefined ? [] : [{ field, wording, version: consentVersion }];
  });
}

const lookOf = (file: string) => file.replace('.schema.json', '.ui.json');
