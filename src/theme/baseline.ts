import type { CSSObject } from '@mui/material/styles';
import { color } from './color.ts';
import { focusRing } from './tillKey.ts';
import { fontFamily, type } from './type.ts';

/** What plain elements look like, so that a page needs no typography component to be set in type. */
export const baseline: Record<string, CSSObject> = {
  ':root': { colorScheme: 'light dark' },
  html: { scrollPaddingTop: 140 },
  body: { ...type('body'), color: color.textPrimary, fontVariantNumeric: 'lining-nums' },
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
  '::placeholder': { color: color.textTertiary, opacity: 1 },
  ':focus-visible': focusRing,
  ':is(h1,h2,h3):lang(zh)': { fontFamily: fontFamily.zhDisplay, fontWeight: 700, letterSpacing: 0 },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '1ms !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
