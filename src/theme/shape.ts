import tokens from './tokens.json';

export const { radii, zIndex } = tokens;

const { duration, easing } = tokens.motion;

/** `transition: over('background-color')`; only the press of a button is instant. */
export const over = (...properties: string[]): string =>
  properties.map((property) => `${property} ${duration.fast}ms ${easing.standard}`).join(', ');

export const pressed = (...properties: string[]): string =>
  properties.map((property) => `${property} ${duration.instant}ms ${easing.standard}`).join(', ');

const { sm, md, lg } = tokens.breakpoints;

/**
 * A width in the browser's letters: where they are larger than usual, a window has room for less and gets the layout of a
 * narrower one (BL-37).
 */
export const inLetters = (pixels: number): string => `${pixels / 16}em`;

/** `[atLeast(800)]: …` for windows from this width on, in pixels at the usual letter size. */
export const atLeast = (pixels: number): `@media ${string}` => `@media (min-width:${inLetters(pixels)})`;

export const under = (pixels: number): `@media ${string}` => `@media (max-width:${inLetters(pixels - 0.05)})`;

/** Media queries of the grid: two columns begin at `medium`, the navigation shows from `large`. */
export const from = { small: atLeast(sm), medium: atLeast(md), large: atLeast(lg) } as const;

/** Heights of the header's row, in pixels: on phones, and from `medium` on. */
const header = { phone: 64, medium: 72 };

export const headerRow = { minHeight: header.phone, [from.medium]: { minHeight: header.medium } };

/** Fills the window below the header. */
export const belowHeader = {
  minHeight: `calc(100vh - ${header.phone}px)`,
  [from.medium]: { minHeight: `calc(100vh - ${header.medium}px)` },
};

/** A small phone with enlarged letters: a line holds one word, so what is side by side elsewhere is stacked. */
export const tight = under(300);

export const below = { small: under(sm), large: under(lg) } as const;
