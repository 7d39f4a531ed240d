import tokens from './tokens.json';

const { families, scale } = tokens.typography;

export const fontFamily = families;

/** One step of the type scale as a style: `...type('question')`. */
export function type(step: keyof typeof scale) {
  const { family, size, weight, lineHeight, ...rest } = scale[step];
  const isDisplay = family === 'display';
  return {
    fontFamily: isDisplay ? families.display : families.body,
    fontSize: size,
    fontWeight: weight,
    lineHeight,
    ...('letterSpacing' in rest && { letterSpacing: rest.letterSpacing }),
    // The tracking narrows the spaces between words too, until the words run into each other.
    ...(isDisplay && { textWrap: 'balance' as const, wordSpacing: '.06em' }),
  };
}

/** Aligns figures in columns. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
