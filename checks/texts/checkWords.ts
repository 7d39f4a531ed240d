import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { englishTexts } from './englishTexts.ts';
import { everyText } from './everyText.ts';

/** A word of more letters does not fit a card on a phone of 320 px. */
const LONGEST_WORD = 26;
/** A title of more letters takes more than two lines there. */
const LONGEST_TITLE = 60;
/** What pages of text fill in (page.meta.json). */
const FILLED_IN = ['brand', 'company', 'address', 'phone', 'supportMailbox', 'privacyMailbox', 'legalMailbox'];

/** Texts that would not be filled in, counted, or fit on a phone. */
export function checkWords(documents: SoundDocuments): Finding[] {
  return [
    ...documents
      .every('form', 'quiz', 'form-ui', 'quiz-ui', 'options', 'page', 'site', 'texts', 'faq', 'translation')
      .flatMap(([file, document]) => everyText(document, '', (at, text) => checkText(file, at, text))),
    ...documents
      .every('page')
      .flatMap(([file, document]) => everyText(document, '', (at, text) => checkFilledIn(file, at, text))),
    ...documents.every('texts').flatMap(([file, document]) => checkPlurals(file, englishTexts(file, document))),
    ...documents
      .every('form', 'quiz')
      .flatMap(([file, { properties }]) =>
        Object.entries(properties).flatMap(([name, { title = '', type }]) =>
          type === 'boolean' ? [] : checkTitle(file, pointer('properties', name, 'title'), title),
        ),
      ),
    ...Object.entries(documents.only('options')?.$defs ?? {}).flatMap(([id, { oneOf }]) =>
      oneOf.flatMap(({ title }, index) =>
        checkTitle('options.json', pointer('$defs', id, 'oneOf', index, 'title'), title),
      ),
    ),
  ];
}

function checkText(file: string, at: string, text: string): Finding[] {
  const bare = text.replace(/\{\w+\}/g, '');
  const word = longestWord(text);
  return [
    ...(/[{}]/.test(bare)
      ? [error(file, at, 'a value to be filled in is written {name}, with one brace on each side')]
      : []),
    ...(word.length > LONGEST_WORD
      ? [warning(file, at, `"${word}" has ${word.length} letters: it does not fit a phone of 320 px`)]
      : []),
  ];
}

/** Addresses break where they have to, and so does writing without spaces between words. */
function longestWord(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/[@/_]/.test(word));
  return words
    .flatMap((word) => word.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu) ?? [])
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function checkFilledIn(file: string, at: string, text: string): Finding[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    FILLED_IN.includes(name)
      ? []
      : [misnamed({ file, pointer: at }, `{${name}} is not filled in here`, nearest(name, FILLED_IN))],
  );
}

/** English counts with two forms: one, and all others. */
function checkPlurals(file: string, texts: ReadonlyMap<string, string>): Finding[] {
  return [...texts.keys()].flatMap((key) => {
    const [, stem, form] = /^(.+)_(one|other)$/.exec(key) ?? [];
    if (stem === undefined) return [];
    const other = `${stem}_${form === 'one' ? 'other' : 'one'}`;
    return texts.has(other) ? [] : [error(file, pointer(...key.split('.')), `this text counts: "${other}" is missing`)];
  });
}

function checkTitle(file: string, at: string, title: string): Finding[] {
  return title.length > LONGEST_TITLE
    ? [warning(file, at, `has ${title.length} letters: more than ${LONGEST_TITLE} take more than two lines on a phone`)]
    : [];
}
