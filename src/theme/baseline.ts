import type { CSSObject } from '@emotion/react';
import { focusRing } from './buttonStyle.ts';
import { color } from './color.ts';
import { tight } from './shape.ts';
import { fontFamily, type } from './type.ts';

/** Styles of plain elements, so that pages need no typography component. */
export const baseline: Record<string, CSSObject> = {
  ':root': { colorScheme: 'light dark' },
  html: {
    boxSizing: 'border-box',
    scrollPaddingTop: 140,
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*,*::before,*::after': { boxSizing: 'inherit' },
  body: {
    ...type('body'),
    margin: 0,
    color: color.textPrimary,
    backgroundColor: color.bgDefault,
    fontVariantNumeric: 'lining-nums',
  },
  'strong,b': { fontWeight: 700 },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,blockquote': { margin: 0, padding: 0 },
  'ul,ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  h1: type('h1'),
  h2: type('h2'),
  h3: type('h3'),
  h4: type('h4'),
  a: { color: color.textLink, textUnderlineOffset: '.18em', textDecorationThickness: '.07em' },
  'img,svg': { display: 'block', maxWidth: '100%' },
  'input,select,textarea,button': { font: 'inherit', color: 'inherit' },
  // A phone zooms into a field with smaller letters, and does not zoom out afterwards.
  'input,select,textarea': { fontSize: 'max(1em, 16px)' },
  '::placeholder': { color: color.textTertiary, opacity: 1 },
  ':focus-visible': focusRing,
  // A ring around the whole page, focused after the skip link or on arrival, would say nothing.
  'main:focus-visible': { outline: 'none' },
  ':is(h1,h2,h3):lang(zh)': { fontFamily: fontFamily.zhDisplay, fontWeight: 700, letterSpacing: 0 },
  // A long word is broken rather than cut off. Tables scroll instead, because they would break every word.
  [tight]: {
    body: { overflowWrap: 'anywhere', hyphens: 'auto' },
    table: { overflowWrap: 'normal', hyphens: 'manual' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '1ms !important',
      // Endless animations would otherwise flicker a thousand times a second.
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      // The cast is needed because the CSS types know no `!important`.
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
};
