import { headerWidth } from 'virtual:site-language';
import { atLeast } from '#src/theme/shape.ts';
import tokens from '#src/theme/tokens.json';

const { breakpoints, container } = tokens;
/** The header is never wider than the page, however wide the window. */
const WIDEST = container.max + 2 * container.gutter.md;

/**
 * Window widths at which the header's links fit in one line; at others they are in the side menu. Computed without
 * measuring, so that nothing moves; in a language whose words never fit, no window matches.
 */
export const whereLinksFit: `@media ${string}` =
  headerWidth > WIDEST ? '@media not all' : atLeast(Math.max(breakpoints.lg, headerWidth));
