import { pointer } from '#checks/finding.ts';
import { isRecord } from '#domain/json.ts';

/** A text of a document and its place. */
export type PlacedText = { file: string; pointer: string; text: string };

const FEWEST_LETTERS = 2;
/** A shorter text is in every other sentence. */
const LEAST_OF_A_SENTENCE = 12;
const MOST_RESULTS = 60;

/** Every text of the documents, with the stored names among them. */
export const everyPlacedText = (documents: Readonly<Record<string, unknown>>): PlacedText[] =>
  Object.entries(documents).flatMap(([file, document]) => textsOf(file, document));

const kept = new WeakMap<object, PlacedText[]>();

/** Kept, because of all documents only one is edited at a time. */
function textsOf(file: string, document: unknown): PlacedText[] {
  if (typeof document !== 'object' || document === null) return [];
  const texts = kept.get(document) ?? textsIn(file, '', document);
  kept.set(document, texts);
  return texts;
}

function textsIn(file: string, at: string, value: unknown): PlacedText[] {
  if (typeof value === 'string') return [{ file, pointer: at, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(file, at + pointer(index), entry));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === '$schema' || key === '$id' ? [] : textsIn(file, at + pointer(key), entry),
  );
}

/**
 * Where something that is asked or said is found, best first. A sentence can be pasted as a visitor reads it: quotes,
 * dashes and spaces may differ, placeholders are filled in, and it may be part of a text or have one as its part.
 */
export function searchTexts(texts: readonly PlacedText[], query: string): PlacedText[] {
  const sought = asRead(query);
  if (sought.length < FEWEST_LETTERS) return [];
  return texts
    .flatMap((placed) => {
      const rank = rankOf(readOf(placed), sought);
      return rank === undefined ? [] : [{ placed, rank: isStored(placed) ? rank + 0.5 : rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.placed.text.length - b.placed.text.length)
    .slice(0, MOST_RESULTS)
    .map(({ placed }) => placed);
}

/** What is stored is not what a visitor reads. */
const isStored = ({ pointer: at }: PlacedText) => at.endsWith('/const');

function rankOf(text: string, sought: string): number | undefined {
  if (text === sought) return 0;
  if (text.includes(sought)) return text.startsWith(sought) ? 2 : 3;
  if (text.includes('{') && isFilledIn(text, sought)) return 1;
  return text.length >= LEAST_OF_A_SENTENCE && sought.includes(text) ? 4 : undefined;
}

/** Whether a text with placeholders reads so once they are filled in. */
function isFilledIn(text: string, sought: string): boolean {
  const parts = text.split(/\{\w+\}/);
  // Placeholders alone would fit everything.
  if (parts.join('').trim().length < FEWEST_LETTERS) return false;
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const at = sought.indexOf(part, from);
    if (at < 0 || (index === 0 && at > 0)) return false;
    from = at + part.length;
  }
  return parts.at(-1) === '' || from === sought.length;
}

const read = new WeakMap<PlacedText, string>();

/** Kept, because a search goes on while a single text is typed. */
function readOf(placed: PlacedText): string {
  const known = read.get(placed) ?? asRead(placed.text);
  read.set(placed, known);
  return known;
}

/** A text as it is read: without marks of HTML, and all quotes, dashes and spaces alike. */
function asRead(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .normalize('NFKC')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
