import type { CSSObject } from '@emotion/react';

const CHOICE = 'label:has(> input:is([type=radio], [type=checkbox]))';

/**
 * In forced colours the browser draws neither shadows nor the site's backgrounds: edges and chosen states are drawn here
 * for every control at once, whatever its own styles say.
 */
export const forcedColors: Record<string, CSSObject> = {
  '@media (forced-colors: active)': {
    [`button, ${CHOICE}`]: { border: '1px solid ButtonBorder !important' },
    [`[aria-pressed=true], ${CHOICE}:has(> input:checked)`]: { border: '4px solid Highlight !important' },
    // The mark of an option that is not chosen would be drawn in the text colour instead of not at all.
    '.choice-mark, .consent-box': { border: '1px solid ButtonBorder' },
    'input:not(:checked) ~ :is(.choice-mark, .consent-box) svg': { visibility: 'hidden' },
    'a[aria-current]': { borderBottom: '4px solid Highlight !important' },
    '[aria-invalid=true]': { border: '4px dashed CanvasText !important' },
    ':disabled, [aria-disabled=true]': { color: 'GrayText !important', borderColor: 'GrayText !important' },
    'input[type=range]::-webkit-slider-thumb': { border: '3px solid ButtonText !important' },
    'input[type=range]::-moz-range-thumb': { border: '3px solid ButtonText !important' },
    '[role=dialog], [role=alert], [role=status]': { outline: '1px solid CanvasText' },
  },
};
