import { keysOf } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { textsToTranslate } from '#checks/texts/englishTexts.ts';
import { isRecord } from '#domain/json.ts';
import { editJson } from './editJson.ts';
import { languagesOf } from './outline.ts';

/** A text with what it is in each language; undefined where it is not translated. */
export type TranslatedText = { path: string; english: string; in: Readonly<Record<string, string | undefined>> };

type Documents = Readonly<Record<string, unknown>>;

/** The texts of a document, or of a part of one, beside their translations. */
export function translatedTexts(documents: Documents, file: string, at: string): TranslatedText[] {
  const document = documents[file];
  const kind = kindOf(file);
  if (!isRecord(document) || kind === undefined || kind === 'translation' || kind === 'article') return [];
  const part = translationPathOf(kind, document, at);
  const languages = languagesOf(Object.keys(documents));
  return [...textsToTranslate(file, document)]
    .filter(([path]) => part === undefined || path === part || path.startsWith(`${part}.`))
    .map(([path, english]) => ({
      path,
      english,
      in: Object.fromEntries(
        languages.map((language) => [language, textAt(documents[fileOf(language, file)], keysIn(file, path))]),
      ),
    }));
}

/** The document of a language with another text; an empty one takes the translation away. */
export function translate(
  texts: Readonly<Record<string, string>>,
  language: string,
  file: string,
  path: string,
  to: string,
) {
  const translation = fileOf(language, file);
  const up = '../'.repeat(translation.split('/').length - 1);
  const before = texts[translation] ?? `{\n  "$schema": "${up}meta/translation.meta.json"\n}\n`;
  return { file: translation, text: editJson(before, keysIn(file, path), to === '' ? undefined : to) };
}

/** How many texts of a language are missing. */
export const missingIn = (texts: readonly TranslatedText[], language: string): number =>
  texts.filter((text) => text.in[language] === undefined).length;

/** The stored value of an answer may have a dot: "0.05". */
function keysIn(file: string, path: string): string[] {
  const keys = path.split('.');
  return file === 'options.json' ? [keys[0] ?? '', keys.slice(1).join('.')] : keys;
}

const fileOf = (language: string, file: string) => `translations/${language}/${file}`;

/** A translation has its own shape (schemas/README.md): a question by its name, a list by its name, an entry by its id. */
function translationPathOf(kind: string, document: Record<string, unknown>, at: string): string | undefined {
  const keys = keysOf(at);
  if (keys.length === 0) return undefined;
  if (kind === 'form' || kind === 'quiz' || kind === 'options') return keys[1];
  let value: unknown = document;
  const names = keys.map((key) => {
    value = (value as Record<string, unknown> | undefined)?.[key];
    const name = isRecord(value) && /^\d+$/.test(key) ? (value.id ?? value.slug ?? value.path) : undefined;
    return typeof name === 'string' ? name : key;
  });
  return names.join('.');
}

function textAt(document: unknown, keys: readonly string[]): string | undefined {
  const value = keys.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), document);
  return typeof value === 'string' ? value : undefined;
}
