import { vendors } from 'virtual:vendors';
import options from '#schemas/options.json';

/** The key of a visitor without a system; the others have the values of the quiz's own list. */
export const NO_POS = 'none';

export type PosChoice = { value: string; title: string; mark: string };

const markOf = new Map(vendors.map(({ slug, mark }) => [slug, mark.text]));

/** What the picker offers: every system of the quiz's list, and none. */
export function posChoices(noneTitle: string): PosChoice[] {
  const listed = options.$defs.currentPosSystem.oneOf.map(({ const: value, title }) => ({
    value,
    title,
    mark: markOf.get(value) ?? '+',
  }));
  return [...listed, { value: NO_POS, title: noneTitle, mark: '–' }];
}
