import type { CSSObject } from '@emotion/react';

/** An invisible input that covers the whole element showing its state, so that it is pressed and focused there. */
export const coveringInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};
