import { isRecord } from '#domain/json.ts';
import { editJson } from '../editJson.ts';
import { languagesOf } from '../outline.ts';
import { translate } from '../translatedTexts.ts';

export type Documents = Readonly<Record<string, unknown>>;
export type Texts = Readonly<Record<string, string>>;
/** What was filled in, as the wizard's schema has it. */
export type Filled = Readonly<Record<string, unknown>>;

/** An edit of several documents as one dialog: what it asks, and what its answers change. */
export type Wizard = {
  title: string;
  /** What it can be about: a list, a form. */
  about: string;
  subjects: (documents: Documents) => { value: string; title: string }[];
  /** What it asks about a subject, as JSON Schema. */
  asks: (documents: Documents, subject: string) => Readonly<Record<string, unknown>>;
  /** The documents that it changes. */
  edit: (texts: Texts, documents: Documents, subject: string, filled: Filled) => Texts;
};

export const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A text that has to be filled in. */
export const asksText = (title: string, more: object = {}) => ({ title, type: 'string', minLength: 1, ...more });

type Language = { code: string; isWhole: boolean };

/** The languages that there are translations to; in one that is whole no text may be missing. */
export function languagesIn(documents: Documents): Language[] {
  const { languages } = recordIn(documents['content/site.json']);
  const listed = (Array.isArray(languages) ? languages : []).map(recordIn);
  return languagesOf(Object.keys(documents)).map((code) => ({
    code,
    isWhole: listed.some((language) => language.code === code && language.isWhole === true),
  }));
}

/** The names of the fields that {@link asksTranslations} requires. */
export const requiredTranslations = (documents: Documents, field: string): string[] =>
  languagesIn(documents)
    .filter(({ isWhole }) => isWhole)
    .map(({ code }) => `${field}-${code}`);

/** A field for a text in each language. */
export const asksTranslations = (documents: Documents, field: string) =>
  Object.fromEntries(
    languagesIn(documents).map(({ code, isWhole }) => [
      `${field}-${code}`,
      isWhole
        ? asksText(`The same in ${code}`)
        : {
            title: `The same in ${code}`,
            type: 'string',
            description: 'Left empty, the document is English there until then.',
          },
    ]),
  );

/** The documents with a text in each language; where it is left out, the document says that it is not complete. */
export const withTranslations = (
  texts: Texts,
  documents: Documents,
  { file, path, field, filled }: { file: string; path: string; field: string; filled: Filled },
): Texts =>
  languagesIn(documents).reduce((edited, { code, isWhole }) => {
    const text = filled[`${field}-${code}`];
    const translation = `translations/${code}/${file}`;
    if (typeof text === 'string' && text.trim() !== '') {
      const translated = translate(edited, code, file, path, text.trim());
      return { ...edited, [translated.file]: translated.text };
    }
    const before = edited[translation];
    if (isWhole || before === undefined) return edited;
    // What was said before would be of another English text.
    const without = translate(edited, code, file, path, '').text;
    return { ...edited, [translation]: editJson(without, ['$incomplete'], true) };
  }, texts);

/** Of all texts, those that an edit has changed. */
export const changedTexts = (before: Texts, after: Texts): Texts =>
  Object.fromEntries(Object.entries(after).filter(([file, text]) => text !== before[file]));
