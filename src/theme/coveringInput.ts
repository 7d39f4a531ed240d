import type { CSSObject } from '@emotion/react';

/** An input that is not drawn and lies over the whole of what shows its state, so that it is pressed and focused there. */
export const coveringInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};
