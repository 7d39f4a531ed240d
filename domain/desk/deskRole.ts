/** What an account may do, by the names of `deskRole` in options.json. */
export type DeskRole = 'owner' | 'sales' | 'editor';
/** A part of the desk; each has a page. */
export type DeskArea = 'leads' | 'funnel' | 'messages' | 'articles' | 'account';

/** In the order of the navigation. */
const AREAS: Readonly<Record<DeskRole, readonly DeskArea[]>> = {
  owner: ['leads', 'funnel', 'messages', 'articles', 'account'],
  sales: ['leads', 'funnel', 'messages', 'account'],
  editor: ['articles', 'account'],
};

export const isDeskRole = (word: unknown): word is DeskRole => typeof word === 'string' && Object.hasOwn(AREAS, word);

/** The parts of the desk that an account may open. */
export const areasOf = (role: DeskRole): readonly DeskArea[] => AREAS[role];
