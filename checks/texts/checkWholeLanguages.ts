import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { englishTexts } from './englishTexts.ts';
import { translationStates } from './translationState.ts';

/** Two words that begin small: names of products and figures have none. */
const SENTENCE = /(?:^|\s)\p{Ll}+\S*(?:\s.*)?\s\p{Ll}{2,}/u;

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
        .filter((path) => SENTENCE.test((english.get(path) ?? '').replace(/<[^>]*>|\{\w+\}/g, ' ')))
        .map((path) => warning(own, pointerOf(path), 'is the English text')),
    ];
  });
}

/** The languages in which every text has to be. */
export const wholeLanguages = (documents: SoundDocuments): string[] =>
  (documents.only('site')?.languages ?? []).filter(({ isWhole }) => isWhole).map(({ code }) => code);

const pointerOf = (path: string): string => pointer(...path.split('.'));
