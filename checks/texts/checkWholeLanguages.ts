import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { englishTexts } from './englishTexts.ts';
import { translationStates } from './translationState.ts';

/**
 * What is missing in a language that is whole (site.json, `isWhole`), in every document that visitors read: one missing
 * text takes its pages out of the language (D56). And, in every language, sentences that are still English.
 */
export function checkWholeLanguages(documents: SoundDocuments): Finding[] {
  const whole = wholeLanguages(documents);
  return translationStates(documents.all).flatMap(({ file, language, missing, identical }) => {
    const own = `translations/${language}/${file}`;
    const english = englishTexts(file, documents.all[file]);
    return [
      ...(whole.includes(language)
        ? missing.map((path) =>
            error(own, pointerOf(path), `no translation of "${path}": ${language} has no page that can show it`),
          )
        : []),
      ...identical
        .filter((path) => isSentence((english.get(path) ?? '').replace(/<[^<>]*>|\{\w+\}/g, ' ')))
        .map((path) => warning(own, pointerOf(path), 'is the English text')),
    ];
  });
}

/** The languages that need every text. */
export const wholeLanguages = (documents: SoundDocuments): string[] =>
  (documents.only('site')?.languages ?? []).filter(({ isWhole }) => isWhole).map(({ code }) => code);

/** Two words in lower case: names of products and figures have none. */
function isSentence(text: string): boolean {
  const words = text.split(/\s/);
  const first = words.findIndex((word) => /^\p{Ll}/u.test(word));
  return first >= 0 && words.slice(first + 1).some((word) => /^\p{Ll}{2}/u.test(word));
}

const pointerOf = (path: string): string => pointer(...path.split('.'));
