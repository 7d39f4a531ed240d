import { headerWidth } from 'virtual:site-language';
import { atLeast } from '#src/theme/shape.ts';
import tokens from '#src/theme/tokens.json';

const { breakpoints, container } = tokens;
/** The header is no wider than the page, in however wide a window. */
const WIDEST = container.max + 2 * container.gutter.md;

/**
 * Windows in which the header has room for its links in one line; in others the side menu has them. Known before
 * anything is measured, so that nothing moves: where a language says it in more words than fit, there is no such window.
 */
export const whereLinksFit: `@media ${string}` =
  headerWidth > WIDEST ? '@media not all' : atLeast(Math.max(breakpoints.lg, headerWidth));
