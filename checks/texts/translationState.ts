import { isRecord } from '#domain/json.ts';
import type { Documents } from '../finding.ts';
import { type TextsByPath, textsToTranslate } from './englishTexts.ts';

/** Languages differ in their plural forms; all have `_other`. */
const PLURAL_FORM = /_(?:zero|one|two|few|many)$/;
/** A translation has the path of its English document. */
const TRANSLATION = /^translations\/([^/]+)\/(.+)$/;

/** How far one document is translated into one language: paths of its texts. */
export type TranslationState = {
  file: string;
  language: string;
  /** How many texts the English document has. */
  texts: number;
  missing: readonly string[];
  /** Texts that the English document does not have. */
  orphaned: readonly string[];
  /** The same as in English: a name, or a text that was forgotten. */
  identical: readonly string[];
};

/** The state of every document that visitors read, in every language there is a folder for. */
export function translationStates(documents: Documents): TranslationState[] {
  const languages = [...new Set(Object.keys(documents).flatMap((file) => TRANSLATION.exec(file)?.[1] ?? []))].sort();
  return Object.entries(documents)
    .filter(([file]) => !TRANSLATION.test(file) && isShown(file, documents))
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([file, document]) => {
      const english = textsToTranslate(file, document);
      if (english.size === 0) return [];
      return languages.map((language) =>
        stateOf(file, language, english, documents[`translations/${language}/${file}`]),
      );
    });
}

/** A form without a ui document is sent by the app itself, and its titles are never shown. */
const isShown = (file: string, documents: Documents) =>
  !file.startsWith('meta/') &&
  (!file.endsWith('.schema.json') || file.replace('.schema.json', '.ui.json') in documents);

function stateOf(file: string, language: string, english: TextsByPath, overlay: unknown): TranslationState {
  const translated = translatedTexts(overlay);
  return {
    file,
    language,
    texts: english.size,
    missing: [...english.keys()].filter((path) => !isTranslated(path, translated)),
    orphaned: [...translated.keys()].filter((path) => englishOf(path, english) === undefined),
    identical: [...translated].filter(([path, text]) => english.get(path) === text).map(([path]) => path),
  };
}

export const isPluralForm = (path: string): boolean => PLURAL_FORM.test(path);

/** Whether a text is translated: itself or, for a plural form, the `_other` that all languages have. */
export const isTranslated = (path: string, translated: ReadonlyMap<string, string>): boolean =>
  translated.has(path) || (isPluralForm(path) && translated.has(path.replace(PLURAL_FORM, '_other')));

/** The English of a translated text. A language may have plural forms that English lacks. */
export const englishOf = (path: string, english: TextsByPath): string | undefined =>
  english.get(path) ?? (isPluralForm(path) ? english.get(path.replace(PLURAL_FORM, '_other')) : undefined);

export function translatedTexts(overlay: unknown): TextsByPath {
  const found: TextsByPath = new Map();
  const walk = (value: unknown, keys: readonly string[]) => {
    if (typeof value === 'string') found.set(keys.join('.'), value);
    if (isRecord(value)) for (const [key, entry] of Object.entries(value)) walk(entry, [...keys, key]);
  };
  if (isRecord(overlay))
    for (const [key, entry] of Object.entries(overlay))
      if (key !== '$schema' && key !== '$incomplete') walk(entry, [key]);
  return found;
}
