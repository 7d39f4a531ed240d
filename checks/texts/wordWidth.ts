import letterWidths from '../__generated__/letterWidths.json' with { type: 'json' };
import type { Place } from './shownAs.ts';

const positions = new Map(Array.from(letterWidths.letters, (letter, index) => [letter, index]));
const fonts: Readonly<Record<string, readonly number[]>> = letterWidths.fonts;

/** The px of a text on the narrowest phone. A letter that our fonts lack counts as a square, like those of Chinese. */
export function widthOf(word: string, type: TextType): number {
  const { font, size, tracking } = letterWidths.types[type];
  return Array.from(word).reduce((px, letter) => {
    const width = fonts[font]?.[positions.get(letter) ?? Number.NaN] ?? 1000;
    return px + (width / 1000) * size + tracking;
  }, 0);
}

type Word = { word: string; width: number };
type TextType = Place['type'];

/** More texts than the documents have, in each type they are shown in. */
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

/** What a browser breaks no further: it does at spaces, after hyphens, and beside each letter of Chinese or Japanese. */
export function unbreakable(text: string): string[] {
  return (
    text
      .split(/[^\S\u00a0]+/)
      // Addresses are where they may break anywhere.
      .filter((word) => !/[@_]|\/\//.test(word))
      .flatMap((word) => word.split(/(?<=[-–—/])(?=\p{L})/u))
      .flatMap((word) => word.split(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?=\p{Script=Han})/u))
  );
}
