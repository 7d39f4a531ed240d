import type { SoundDocuments } from '../documents.ts';
import { type Documents, error, type Finding, pointer, warning } from '../finding.ts';
import { isTranslatedWhole, textsToTranslate } from './englishTexts.ts';

const SITE = 'content/site.json';
const ENGLISH = 'en';
const TRANSLATION = /^translations\/([^/]+)\/(.+)$/;

/** Languages that are offered but not translated, and those that are translated but not offered, with their progress. */
export function checkLanguages(documents: SoundDocuments, given: Documents): Finding[] {
  const offered = documents.only('site')?.languages.map(({ code }) => code);
  if (!offered) return [];
  const translated = new Map<string, string[]>();
  for (const file of Object.keys(given)) {
    const [, language, original] = TRANSLATION.exec(file) ?? [];
    if (language !== undefined && original !== undefined)
      translated.set(language, [...(translated.get(language) ?? []), original]);
  }
  const expected = Object.entries(documents.all)
    .filter(([file]) => !TRANSLATION.test(file) && isTranslatedWhole(file))
    .filter(([file, document]) => textsToTranslate(file, document).size > 0)
    .map(([file]) => file);
  return [
    ...offered.flatMap((code, index) =>
      code === ENGLISH || translated.has(code)
        ? []
        : [error(SITE, pointer('languages', index, 'code'), `there is no folder translations/${code}`)],
    ),
    ...[...translated]
      .filter(([language]) => !offered.includes(language))
      .map(([language, files]) => {
        const whole = expected.filter((file) => files.includes(file)).length;
        const message = `"${language}" is not offered to visitors (site.json, languages); it has ${whole} of ${expected.length} documents`;
        return warning(`translations/${language}/${files[0]}`, '', message);
      }),
  ];
}
