import tokens from './tokens.json';

type Groups = typeof tokens.palette.light;
type ColorOf<G extends keyof Groups> = `${G}${Capitalize<keyof Groups[G] & string>}`;
type ShadowName = `shadow${Capitalize<keyof typeof tokens.elevation.light>}`;

/** Every colour and shadow of tokens.json by group and name: `bgTint`, `lineRule`, `shadowReceipt`. */
export type ColorName = { [G in keyof Groups]: ColorOf<G> }[keyof Groups] | ShadowName;

export const colorSchemes = { light: flatten('light'), dark: flatten('dark') };

/** CSS variables, so that one static style serves the light and the dark scheme: `color.bgTint`. */
export const color = Object.fromEntries(
  Object.keys(colorSchemes.light).map((name) => [name, `var(--tm-palette-tm-${name})`]),
) as Record<ColorName, string>;

function flatten(scheme: 'light' | 'dark') {
  const groups = { ...tokens.palette[scheme], shadow: tokens.elevation[scheme] };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}${name[0]?.toUpperCase()}${name.slice(1)}`, value]),
    ),
  ) as Record<ColorName, string>;
}
