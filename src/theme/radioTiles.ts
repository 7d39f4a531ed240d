import type { CSSObject } from '@emotion/react';
import { focusRing } from './buttonStyle.ts';
import { color } from './color.ts';
import { coveringInput } from './coveringInput.ts';
import { radii } from './shape.ts';
import { type } from './type.ts';

/** A fieldset of radios, each a tile that works like a button: `<label><input type="radio"><span>…</span></label>`. */
export const radioTiles: CSSObject = {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...type('label'), padding: 0, marginBottom: 6 },
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': coveringInput,
  '& label > span': {
    borderRadius: radii.button,
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1.5px ${color.lineControl}, inset 0 -4px 0 ${color.lineDivider}`,
    fontSize: '.9375rem',
    fontWeight: 620,
  },
  '& input:hover + span': { backgroundColor: color.bgTintSoft },
  '& input:checked + span': {
    backgroundColor: color.bgTint,
    boxShadow: `inset 0 0 0 2px ${color.lineSelected}`,
  },
  '& input:focus-visible + span': focusRing,
};
