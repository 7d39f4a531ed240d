import { editJson } from '../editJson.ts';
import { languagesOf } from '../outline.ts';
import { translate } from '../translatedTexts.ts';
import { asksText, type Documents, type Filled, listIn, recordIn, type Setting, type Texts, textOf } from './wizard.ts';

type Language = { code: string; own: string; isWhole: boolean };

/** The languages that there are translations to; in one that is whole no text may be missing. */
export function languagesIn(documents: Documents): Language[] {
  const listed = listIn(recordIn(documents['content/site.json']).languages).map(recordIn);
  return languagesOf(Object.keys(documents)).map((code) => {
    const language = listed.find((entry) => entry.code === code);
    return { code, own: typeof language?.own === 'string' ? language.own : code, isWhole: language?.isWhole === true };
  });
}

/** The names of the fields that {@link asksTranslations} requires. */
export const requiredTranslations = (documents: Documents, field: string): string[] =>
  languagesIn(documents)
    .filter(({ isWhole }) => isWhole)
    .map(({ code }) => `${field}-${code}`);

/** A field for a text in each language. */
export const asksTranslations = (documents: Documents, field: string, of = 'The same', more: object = {}) =>
  Object.fromEntries(
    languagesIn(documents).map(({ code, own, isWhole }) => [
      `${field}-${code}`,
      isWhole
        ? asksText(`${of} in ${own}`, more)
        : {
            title: `${of} in ${own}`,
            type: 'string',
            description: 'Left empty, what shows it is English there until then.',
            ...more,
          },
    ]),
  );

/** A text and its translations, all in one part of a wizard's schema. */
export const asksInLanguages = (documents: Documents, field: string, title: string, more: object = {}) => ({
  [field]: asksText(title, more),
  ...asksTranslations(documents, field, title, more),
});
export const requiredInLanguages = (documents: Documents, field: string) => [
  field,
  ...requiredTranslations(documents, field),
];

type Translated = {
  file: string;
  /** Of the text in a translation of the file. */
  path: string;
  field: string;
  filled: Filled;
};

/** The documents with a text in each language; where it is left out, the document says that it is not complete. */
export const withTranslations = (
  texts: Texts,
  { documents }: Setting,
  { file, path, field, filled }: Translated,
): Texts =>
  languagesIn(documents).reduce(
    (edited, { code, isWhole }) =>
      withTranslation(edited, { code, isWhole, file, path, text: textOf(filled[`${field}-${code}`]) }),
    texts,
  );

/** The documents with a text in a language; an empty one takes the translation away. */
export function withTranslation(
  texts: Texts,
  given: { code: string; isWhole: boolean; file: string; path: string; text: string },
): Texts {
  const { code, isWhole, file, path, text } = given;
  const translation = `translations/${code}/${file}`;
  if (text !== '') {
    const translated = translate(texts, code, file, path, text);
    return { ...texts, [translated.file]: translated.text };
  }
  const before = texts[translation];
  if (isWhole || before === undefined) return texts;
  // What was said before would be of another English text.
  const without = translate(texts, code, file, path, '').text;
  return { ...texts, [translation]: editJson(without, ['$incomplete'], true) };
}
