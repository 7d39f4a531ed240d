import { keyframes } from '@emotion/react';
import tokens from './tokens.json';

const { duration, easing } = tokens.motion;

const STAGGER = 90; // ms between receipts that hang side by side

// The end state extends beyond the box, so that the shadow is not cut off.
const print = keyframes({
  from: { clipPath: 'inset(0 -24px 100%)', transform: 'translateY(-16px)' },
  to: { clipPath: 'inset(-24px -24px -48px)', transform: 'none' },
});

/** Only for results, the savings report and processing. */
export const printed = (position = 0) => ({
  animation: `${print} ${duration.print}ms ${easing.enter} ${position * STAGGER}ms backwards`,
});
