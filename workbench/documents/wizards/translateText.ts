import { editJson } from '../editJson.ts';
import { nameOf } from '../outline.ts';
import { translatedTexts } from '../translatedTexts.ts';
import { untranslated } from '../untranslated.ts';
import { foundBy } from './changeText.ts';
import { languagesIn, withTranslation } from './inLanguages.ts';
import {
  asksChoice,
  asksText,
  changedTexts,
  type Documents,
  recordIn,
  type Texts,
  textOf,
  type Wizard,
} from './wizard.ts';

const MOST = 40;

/** A text in another language: one that is missing, or one that is to read otherwise. */
export const translateText: Wizard = {
  name: 'translation',
  title: 'Translate a text',
  intro: 'Many texts at once are better translated as a table: npm run translations -- export',
  about: 'Into',
  long: ['translation'],
  subjects: ({ documents }) => languagesIn(documents).map(({ code, own }) => ({ value: code, title: own })),
  asks({ documents }, code, filled) {
    const sentence = textOf(filled.sentence);
    const texts = sentence === '' ? missingIn(documents, code) : choicesBy(documents, sentence);
    const chosen = texts.find(({ value }) => value === filled.text);
    return {
      type: 'object',
      required: [...(texts.length > 0 ? ['text'] : ['sentence']), ...(chosen ? ['translation'] : [])],
      properties: {
        sentence: {
          title: 'A part of the English, as it is read',
          type: 'string',
          description:
            sentence !== '' && texts.length === 0
              ? 'No text has this.'
              : 'Left empty, those without a translation are listed.',
        },
        ...(texts.length > 0 && { text: asksChoice('Which text', texts) }),
        ...(chosen && {
          translation: asksText('Translation', {
            description: `${chosen.english}${chosen.in[code] === undefined ? '' : ` (now: ${chosen.in[code]})`}`,
          }),
        }),
      },
    };
  },
  edit({ texts, documents }, code, filled) {
    const sentence = textOf(filled.sentence);
    const offered = sentence === '' ? missingIn(documents, code) : choicesBy(documents, sentence);
    const chosen = offered.find(({ value }) => value === filled.text);
    if (!chosen) return { changed: {}, place: { file: 'content/site.json', pointer: '' } };
    const { file, path } = chosen;
    const translated = withTranslation(texts, { code, isWhole: true, file, path, text: textOf(filled.translation) });
    return {
      changed: changedTexts(
        texts,
        isWholeNow(documents, code, chosen) ? withoutMark(translated, code, file) : translated,
      ),
      place: { file, pointer: '' },
    };
  },
};

type Choice = {
  value: string;
  title: string;
  file: string;
  path: string;
  english: string;
  in: Record<string, string | undefined>;
};

const choicesBy = (documents: Documents, sentence: string): Choice[] =>
  foundBy(documents, sentence).map(({ placed, translated, title }) => choiceOf(placed.file, translated, title));

const missingIn = (documents: Documents, code: string): Choice[] =>
  untranslated(documents, code)
    .slice(0, MOST)
    .map(({ file, text }) => choiceOf(file, text, `${text.english} (${nameOf(file)})`));

const choiceOf = (
  file: string,
  { path, english, in: now }: ReturnType<typeof translatedTexts>[number],
  title: string,
) => ({
  value: `${file} ${path}`,
  title,
  file,
  path,
  english,
  in: now,
});

/** Whether nothing but this text was missing. */
const isWholeNow = (documents: Documents, code: string, { file, path }: Choice) =>
  recordIn(documents[`translations/${code}/${file}`]).$incomplete === true &&
  translatedTexts(documents, file, '').every((text) => text.path === path || text.in[code] !== undefined);

function withoutMark(texts: Texts, code: string, file: string): Texts {
  const translation = `translations/${code}/${file}`;
  return { ...texts, [translation]: editJson(texts[translation] ?? '', ['$incomplete'], undefined) };
}
