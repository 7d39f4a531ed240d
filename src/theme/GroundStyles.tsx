import { Global } from '@emotion/react';
import { baseline } from './baseline.ts';
import { forcedColors } from './forcedColors.ts';
import { createSiteTheme } from './theme.ts';

/**
 * The colours of both schemes as CSS variables, chosen by `prefers-color-scheme`, and the styles of plain elements. A
 * built page has them in a separate style element; MUI's provider and baseline would add 6 kB to the first screen for a
 * switch that nothing here uses.
 */
export function GroundStyles() {
  return <Global styles={[...createSiteTheme().generateStyleSheets(), baseline, forcedColors]} />;
}
