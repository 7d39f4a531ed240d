import { options } from 'virtual:options/currentPosSystem';
import { vendors } from 'virtual:vendors';
import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';

/** The value of the button for no system; the other buttons have the values of the quiz's list. */
export const NO_POS = 'none';

export type PosChoice = { value: string; title: string; mark: string };

const markOf = new Map(vendors.map(({ slug, mark }) => [slug, mark.text]));

/** Every system of the quiz's list, and a choice for none. */
export function usePosChoices(): PosChoice[] {
  const text = useTexts(homeTexts);
  const listed = options.map(({ value, title }) => ({
    value,
    title,
    mark: markOf.get(value) ?? '+',
  }));
  return [...listed, { value: NO_POS, title: text('picker.none'), mark: '–' }];
}
