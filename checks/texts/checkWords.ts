import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { remembered } from '../remembered.ts';
import { englishTexts } from './englishTexts.ts';
import { everyText } from './everyText.ts';
import { placeholdersIn } from './placeholdersIn.ts';
import { PHONE, shownAs } from './shownAs.ts';
import { widestWord } from './wordWidth.ts';

/** Letters; a longer title takes more than two lines on a phone. */
const LONGEST_TITLE = 60;
/** The placeholders that pages of text fill in (page.meta.json). */
const FILLED_IN = ['brand', 'company', 'address', 'phone', 'supportMailbox', 'privacyMailbox', 'legalMailbox'];

/** Texts with wrong placeholders or plural forms, and those too long for a phone. */
export function checkWords(documents: SoundDocuments): Finding[] {
  return [
    ...documents
      .every('form', 'quiz', 'form-ui', 'quiz-ui', 'options', 'page', 'site', 'texts', 'faq', 'translation')
      .flatMap(([file, document]) => checkTexts(document, file)),
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

const checkTexts = remembered((document: object, file: string) =>
  everyText(document, '', (at, text) => checkText(file, at, text)),
);

function checkText(file: string, at: string, text: string): Finding[] {
  const bare = text.replace(/\{\w+\}/g, '');
  return [
    ...(/[{}]/.test(bare)
      ? [error(file, at, 'a value to be filled in is written {name}, with one brace on each side')]
      : []),
    ...checkWidth(file, at, bare),
  ];
}

/** Checks only the widest word: where it fits, the others fit too. */
function checkWidth(file: string, at: string, text: string): Finding[] {
  const { name, type, room, ending = '' } = shownAs(file, at);
  const widest = widestWord(text + ending, type);
  return widest && widest.width > room
    ? [
        warning(
          file,
          at,
          `"${widest.word.replace(ending, '')}" is ${widest.width} px wide as ${name}: a phone of ${PHONE} px leaves it ${room}`,
        ),
      ]
    : [];
}

function checkFilledIn(file: string, at: string, text: string): Finding[] {
  return [...placeholdersIn(text)].flatMap((name) =>
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
