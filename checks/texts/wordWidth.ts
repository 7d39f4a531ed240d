import letterWidths from '../__generated__/letterWidths.json' with { type: 'json' };
import type { Place } from './shownAs.ts';

const positions = new Map(Array.from(letterWidths.letters, (letter, index) => [letter, index]));
const fonts: Readonly<Record<string, readonly number[]>> = letterWidths.fonts;

/** The px of a word on the narrowest phone. A letter that our fonts lack counts as a square, like those of Chinese. */
export function widthOf(word: string, type: Place['type']): number {
  const { font, size, tracking } = letterWidths.types[type];
  return Array.from(word).reduce((px, letter) => {
    const width = fonts[font]?.[positions.get(letter) ?? Number.NaN] ?? 1000;
    return px + (width / 1000) * size + tracking;
  }, 0);
}

/** What a browser breaks no further: it does at spaces, after hyphens, and beside each letter of Chinese or Japanese. */
export function unbreakable(text: string): string[] {
  return (
    text
      .split(/[^\S\u00a0]+/)
      // Addresses stand where they may break anywhere.
      .filter((word) => !/[@_]|\/\//.test(word))
      .flatMap((word) => word.split(/(?<=[-–—/])(?=\p{L})/u))
      .flatMap((word) => word.split(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?=\p{Script=Han})/u))
  );
}
