import { pointer } from '#checks/finding.ts';
import { editJson } from '../editJson.ts';
import { asksText, changedTexts, listIn, recordIn, textOf, type Wizard } from './wizard.ts';

const SITE = 'content/site.json';
/** What every page shows; nothing is in a language without it. */
const FIRST = 'texts/common.json';

/** A language that visitors can choose, on each page whose texts are all translated. */
export const addLanguage: Wizard = {
  name: 'language',
  title: 'Add a language',
  intro:
    'A page is offered in it once all that the page shows is translated: by “Translate a text”, or as a table with npm run translations -- export.',
  about: '',
  subjects: () => [{ value: 'any', title: 'Any language' }],
  asks: ({ documents }) => ({
    type: 'object',
    required: ['code', 'own', 'locale'],
    properties: {
      code: {
        title: 'Its code',
        description: 'Two letters, as de for German.',
        type: 'string',
        pattern: '^[a-z]{2}$',
        not: { enum: listIn(recordIn(documents[SITE]).languages).map((language) => recordIn(language).code) },
      },
      own: asksText('Its name in itself', { description: 'As Deutsch for German.' }),
      locale: {
        title: 'How figures and dates are written',
        description: 'The code, a line and a country, as de-DE.',
        type: 'string',
        pattern: '^[a-z]{2}-[A-Z]{2}$',
      },
    },
  }),
  edit({ texts, documents }, _any, filled) {
    const [code, own, locale] = [textOf(filled.code), textOf(filled.own), textOf(filled.locale)];
    const count = listIn(recordIn(documents[SITE]).languages).length;
    const file = `translations/${code}/${FIRST}`;
    return {
      changed: changedTexts(texts, {
        ...texts,
        [SITE]: editJson(texts[SITE] ?? '', ['languages', count], { code, own, locale }),
        [file]: `{\n  "$schema": "../../../meta/translation.meta.json",\n  "$incomplete": true\n}\n`,
      }),
      place: { file: SITE, pointer: pointer('languages', count) },
    };
  },
};
