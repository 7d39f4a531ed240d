import type { CSSObject } from '@emotion/react';
import tokens from '#src/theme/tokens.json';

const { xs, sm } = tokens.container.gutter;

/** On narrow pages a list is a snapping row, with the edge of the next card in sight. */
export const snapRow: CSSObject = {
  '@media (max-width:899.95px)': {
    display: 'flex',
    gap: 14,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    marginInline: -xs,
    padding: `4px ${xs}px 12px`,
    scrollPaddingInline: xs,
    '& > li': { flex: '0 0 84%', scrollSnapAlign: 'start' },
  },
  '@media (min-width:600px) and (max-width:899.95px)': {
    marginInline: -sm,
    paddingInline: sm,
    '& > li': { flexBasis: '46%' },
  },
};
