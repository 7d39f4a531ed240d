import type { CSSObject } from '@emotion/react';
import { inLetters, under } from '#src/theme/shape.ts';
import tokens from '#src/theme/tokens.json';

const { xs, sm } = tokens.container.gutter;

/** On narrow pages a list becomes a snapping row, with the edge of the next card in view. */
export const snapRow: CSSObject = {
  [under(900)]: {
    display: 'flex',
    gap: 14,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    marginInline: -xs,
    padding: `4px ${xs}px 12px`,
    scrollPaddingInline: xs,
    '& > li': { flex: '0 0 84%', scrollSnapAlign: 'start' },
  },
  [`@media (min-width:${inLetters(600)}) and (max-width:${inLetters(899.95)})`]: {
    marginInline: -sm,
    paddingInline: sm,
    '& > li': { flexBasis: '46%' },
  },
};
