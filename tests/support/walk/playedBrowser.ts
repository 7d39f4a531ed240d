/** Abilities of a browser. */
export type Ability = 'shareSheet' | 'clipboard' | 'oldCopy' | 'prompt' | 'bookingWindow';
/** The results of each, in order: success, or an error of this name. */
export type PlayedBrowser = Partial<Record<Ability, readonly (string | undefined)[]>>;

/** Replaces the browser's abilities. Runs in the page, so it uses nothing from outside. */
export function playBrowser(played: PlayedBrowser): void {
  const taken: Partial<Record<Ability, number>> = {};
  const next = (ability: Ability): string | undefined => {
    const index = taken[ability] ?? 0;
    taken[ability] = index + 1;
    return played[ability]?.[index] ?? undefined;
  };
  const work = (ability: Ability) => {
    const failure = next(ability);
    if (failure !== undefined) throw Object.assign(new Error(failure), { name: failure });
  };
  const define = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  define(navigator, 'share', async () => work('shareSheet'));
  define(navigator, 'clipboard', { writeText: async () => work('clipboard') });
  define(document, 'execCommand', () => next('oldCopy') === undefined);
  define(window, 'prompt', () => {
    work('prompt');
    return null;
  });
  define(window, 'open', () => {
    const failure = next('bookingWindow');
    if (failure === 'blocked') return null;
    if (failure !== undefined) throw new Error(failure);
    return { closed: false, opener: window };
  });
}
