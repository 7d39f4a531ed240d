import type { CSSObject } from '@emotion/react';
import { from } from './shape.ts';

/** About how high the content of something is, in pixels, without its padding: in one column, and where there is room for two. */
export type Height = { narrow: number; wide: number };

/**
 * For what is far below the first screen: a browser lays it out and paints it when a visitor comes near, not while the
 * page starts, and again for each font. Until then it has the given height, from which the browser makes the scroll bar
 * and finds the place where the visitor was before a reload. It is cut off at its edges: nothing may reach out of it.
 */
export const laidOutLater = ({ narrow, wide }: Height): CSSObject => ({
  // On paper everything is near.
  '@media screen': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${narrow}px`,
    [from.medium]: { containIntrinsicBlockSize: `auto ${wide}px` },
  },
});
