import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { readForm } from '../questionsOf.ts';
import {
  asksText,
  asksTranslations,
  changedTexts,
  type Documents,
  recordIn,
  requiredTranslations,
  type Wizard,
  withTranslations,
} from './wizard.ts';

/** The wording of a consent, and its version, which are stored together. */
export const changeConsent: Wizard = {
  title: 'Change a consent',
  about: 'Of the form',
  subjects: (documents) =>
    Object.keys(documents)
      .filter((file) => kindOf(file) === 'form')
      .flatMap((file) => consentsOf(documents, file).map(({ field }) => ({ value: `${file} ${field}`, title: file }))),
  asks(documents, subject) {
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
  edit(texts, documents, subject, filled) {
    const [file = '', field = ''] = subject.split(' ');
    const look = lookOf(file);
    const edited = {
      ...texts,
      [file]: editJson(texts[file] ?? '', ['properties', field, 'title'], filled.wording),
      [look]: editJson(texts[look] ?? '', [field, 'ui:options', 'consentVersion'], filled.version),
    };
    return changedTexts(
      texts,
      withTranslations(edited, documents, { file, path: `${field}.title`, field: 'in', filled }),
    );
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
