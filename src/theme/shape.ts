import tokens from './tokens.json';

export const { radii, zIndex } = tokens;

const { duration, easing } = tokens.motion;

/** `transition: over('background-color')`; the press of a button is the only instant one. */
export const over = (...properties: string[]): string =>
  properties.map((property) => `${property} ${duration.fast}ms ${easing.standard}`).join(', ');

export const pressed = (...properties: string[]): string =>
  properties.map((property) => `${property} ${duration.instant}ms ${easing.standard}`).join(', ');

const { sm, md, lg } = tokens.breakpoints;

/** Media queries of the grid: two columns begin at `medium`, the navigation shows from `large`. */
export const from = {
  small: `@media (min-width:${sm}px)`,
  medium: `@media (min-width:${md}px)`,
  large: `@media (min-width:${lg}px)`,
} as const;

export const below = {
  small: `@media (max-width:${sm - 0.05}px)`,
  large: `@media (max-width:${lg - 0.05}px)`,
} as const;
