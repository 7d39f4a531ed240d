import { options } from 'virtual:options/currentPosSystem';
import { vendors } from 'virtual:vendors';
import homeTexts from '#schemas/texts/home.json';
import { useDocument, useTexts } from '#src/texts/texts.ts';

/** The key of a visitor without a system; the others have the values of the quiz's own list. */
export const NO_POS = 'none';

export type PosChoice = { value: string; title: string; mark: string };

const englishTitles = { currentPosSystem: Object.fromEntries(options.map(({ value, title }) => [value, title])) };
const markOf = new Map(vendors.map(({ slug, mark }) => [slug, mark.text]));

/** What the picker offers, in the visitor's language: every system of the quiz's list, and none. */
export function usePosChoices(): PosChoice[] {
  const text = useTexts(homeTexts);
  const titles = useDocument('options.json', englishTitles).currentPosSystem;
  const listed = options.map(({ value, title }) => ({
    value,
    title: titles[value] ?? title,
    mark: markOf.get(value) ?? '+',
  }));
  return [...listed, { value: NO_POS, title: text('picker.none'), mark: '–' }];
}
