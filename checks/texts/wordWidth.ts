import letterWidths from '../__generated__/letterWidths.json' with { type: 'json' };
import type { Place } from './shownAs.ts';

const positions = new Map(Array.from(letterWidths.letters, (letter, index) => [letter, index]));
const fonts: Readonly<Record<string, readonly number[]>> = letterWidths.fonts;

/** The width of a word in px on the narrowest phone. A letter that the fonts lack counts as a square, as in Chinese. */
export function widthOf(word: string, type: TextType): number {
  const { font, size, tracking } = letterWidths.types[type];
  return Array.from(word).reduce((px, letter) => {
    const width = fonts[font]?.[positions.get(letter) ?? Number.NaN] ?? 1000;
    return px + (width / 1000) * size + tracking;
  }, 0);
}

type Word = { word: string; width: number };
type TextType = Place['type'];

/** More than the number of texts, each in every type it is shown in. */
const MOST_KEPT = 50_000;
const kept = new Map<string, Word | undefined>();

/** The widest word of a text, in px. Kept, because an edit changes one text of thousands. */
export function widestWord(text: string, type: TextType): Word | undefined {
  const key = `${type} ${text}`;
  if (kept.has(key)) return kept.get(key);
  const [widest] = unbreakable(text)
    .map((word) => ({ word, width: Math.ceil(widthOf(word, type)) }))
    .sort((a, b) => b.width - a.width);
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(key, widest);
  return widest;
}

/** The parts that a browser does not break: it breaks at spaces, after hyphens, and beside Chinese or Japanese letters. */
export function unbreakable(text: string): string[] {
  return (
    text
      .split(/[^\S\u00a0]+/)
      // Addresses are shown where they may break anywhere.
      .filter((word) => !/[@_]|\/\//.test(word))
      .flatMap((word) => word.split(/(?<=[-–—/])(?=\p{L})/u))
      .flatMap((word) => word.split(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?=\p{Script=Han})/u))
  );
}
