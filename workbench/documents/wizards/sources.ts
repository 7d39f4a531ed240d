import { editJson } from '../editJson.ts';
import { newAnswer } from '../newQuestion.ts';
import { SOURCES, sourceChoices } from './vendors.ts';
import {
  asksChoice,
  asksText,
  type Documents,
  type Filled,
  recordIn,
  type Setting,
  type Texts,
  textOf,
} from './wizard.ts';

const NEW = 'a new one';

/** Where a fact comes from: a source that is there, or a new one with the day it was seen. */
export const asksSource = (documents: Documents, filled: Filled) => ({
  source: asksChoice('Source', [{ value: NEW, title: 'A page that is not listed yet' }, ...sourceChoices(documents)]),
  ...(filled.source === NEW && {
    sourceTitle: asksText('Title of that page'),
    sourceAddress: {
      title: 'Its address',
      type: 'string',
      pattern: '^https?://\\S+$',
      description: 'In whole, with https:// at its beginning.',
    },
    sourceSeen: {
      title: 'When it was seen',
      type: 'string',
      format: 'date',
    },
  }),
});
export const requiredSource = (filled: Filled) =>
  filled.source === NEW ? ['source', 'sourceTitle', 'sourceAddress', 'sourceSeen'] : ['source'];

/** The documents with the source that was named, and its id. */
export function withSource(texts: Texts, { documents }: Setting, filled: Filled): { texts: Texts; source: string } {
  if (filled.source !== NEW) return { texts, source: textOf(filled.source) };
  const title = textOf(filled.sourceTitle);
  const taken = Object.keys(recordIn(recordIn(documents[SOURCES]).sources));
  const id = newAnswer(title.split(' ').slice(0, MOST_WORDS).join(' '), taken).const;
  const source = { title, url: textOf(filled.sourceAddress), seen: textOf(filled.sourceSeen), confidence: 'page' };
  return { texts: { ...texts, [SOURCES]: editJson(texts[SOURCES] ?? '', ['sources', id], source) }, source: id };
}

const MOST_WORDS = 4;
