import type { CSSObject } from '@emotion/react';

const CHOICE = 'label:has(> input:is([type=radio], [type=checkbox]))';

/**
 * In the colours that a visitor has set for every page the browser draws neither shadows nor our grounds: edges and
 * what is chosen are drawn here for every control at once, whatever its own styles say.
 */
export const forcedColors: Record<string, CSSObject> = {
  '@media (forced-colors: active)': {
    [`button, ${CHOICE}`]: { border: '1px solid ButtonBorder !important' },
    [`[aria-pressed=true], ${CHOICE}:has(> input:checked)`]: { border: '4px solid Highlight !important' },
    // Under a choice that is not made its mark would be drawn in the colour of text instead of none.
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
