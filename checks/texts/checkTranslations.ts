import { isRecord } from '#domain/json.ts';
import type { DocumentTypes, SoundDocuments } from '../documents.ts';
import { type Documents, error, type Finding, pointer, warning } from '../finding.ts';
import { expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { remembered } from '../remembered.ts';
import { checkTranslatedText } from './checkTranslatedText.ts';
import { isTranslatedWhole, textsToTranslate } from './englishTexts.ts';
import { englishOf, isTranslated, translatedTexts } from './translationState.ts';

/** A translation has the path of its English document. */
const TRANSLATION = /^translations\/([^/]+)\//;

/**
 * Translations (`translations/<language>/<path of the English document>`) against the English texts: documents and keys
 * that match nothing, texts left out (unless `$incomplete`, D11), and placeholders ({name}) that differ.
 * @param wholeLanguages the languages whose missing texts `checkWholeLanguages` finds
 */
export function checkTranslations(
  documents: SoundDocuments,
  given: Documents,
  wholeLanguages: readonly string[] = [],
): Finding[] {
  const english = Object.keys(given).filter((file) => !TRANSLATION.test(file));
  return documents.every('translation').flatMap(([file, translation]) => {
    const original = file.replace(TRANSLATION, '');
    const isWhole = wholeLanguages.includes(TRANSLATION.exec(file)?.[1] ?? '');
    if (original in documents.all) return checkOverlay(translation, file, original, documents.all[original], isWhole);
    // An original that exists but can't be read has a finding of its own.
    return original in given
      ? []
      : expectKnown({ file, pointer: '' }, original, english, `there is no document ${original} to translate`);
  });
}

const checkOverlay = remembered(findInOverlay);

function findInOverlay(
  { $schema: _hint, $incomplete, ...overlay }: DocumentTypes['translation'],
  file: string,
  original: string,
  document: unknown,
  isFoundElsewhere: boolean,
): Finding[] {
  const english = textsToTranslate(original, document);
  const translated = translatedTexts(overlay);
  const whole = !isFoundElsewhere && isTranslatedWhole(original) && $incomplete !== true;
  return [
    ...[...translated].flatMap(([path, text]) => {
      const at = pointer(...path.split('.'));
      const own = englishOf(path, english);
      return own === undefined
        ? [misnamed({ file, pointer: at }, `${original} has no text "${path}"`, nearest(path, english.keys()))]
        : checkTranslatedText(file, path.split('.'), own, text);
    }),
    ...(whole ? missingTexts(file, overlay, english, translated) : []),
  ];
}

function missingTexts(
  file: string,
  overlay: unknown,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
): Finding[] {
  const byPlace = new Map<string, string[]>();
  for (const path of english.keys())
    if (!isTranslated(path, translated)) {
      const place = deepestExisting(overlay, path.split('.'));
      byPlace.set(place, [...(byPlace.get(place) ?? []), path]);
    }
  // Texts change with the code; a new question may be shown in English until it is translated.
  const report = file.includes('/texts/') ? error : warning;
  return [...byPlace].map(([place, paths]) =>
    report(file, place, `no translation of ${named(paths)}; write "$incomplete": true when English is to be shown`),
  );
}

function named(paths: readonly string[]): string {
  const some = paths.slice(0, 3).map((path) => `"${path}"`);
  return paths.length > 3 ? `${some.join(', ')} and ${paths.length - 3} more` : some.join(', ');
}

/** Where a missing text belongs: the deepest part of its path that exists. */
function deepestExisting(overlay: unknown, keys: readonly string[]): string {
  let value = overlay;
  const found: string[] = [];
  for (const key of keys) {
    if (!isRecord(value) || !isRecord(value[key])) break;
    value = value[key];
    found.push(key);
  }
  return pointer(...found);
}
