import type { CSSObject } from '@emotion/react';
import { from } from './shape.ts';

/**
 * Approximate height of an element's content without its padding, in pixels: in one column, and where there is room for
 * two.
 */
export type Height = { narrow: number; wide: number };

/**
 * For content far below the first screen: the browser lays it out and paints it when a visitor gets near, rather than
 * while the page starts and again for each font. Until then it has the given height, from which the browser sizes the
 * scroll bar and restores the position before a reload. It is clipped at its edges: nothing may extend beyond it.
 */
export const laidOutLater = ({ narrow, wide }: Height): CSSObject => ({
  // When printed, everything is near.
  '@media screen': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${narrow}px`,
    [from.medium]: { containIntrinsicBlockSize: `auto ${wide}px` },
  },
});
