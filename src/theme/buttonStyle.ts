import type { CSSObject } from '@emotion/react';
import { color } from './color.ts';
import { over, pressed, radii } from './shape.ts';
import { type } from './type.ts';

export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export const focusRing: CSSObject = { outline: `3px solid ${color.focusRing}`, outlineOffset: 2 };

const face = (background: string, text: string, edge: string, hover: string, border = ''): CSSObject => ({
  '--button-hover': hover,
  '--button-edge': edge,
  '--button-border': border || '0 0 #0000',
  backgroundColor: background,
  color: text,
});

const looks: Record<ButtonLook, CSSObject> = {
  primary: face(color.actionPrimaryBg, color.actionPrimaryText, color.actionPrimaryEdge, color.actionPrimaryHover),
  accent: face(color.actionAccentBg, color.actionAccentText, color.actionAccentEdge, color.actionAccentHover),
  secondary: face(
    color.actionSecondaryBg,
    color.actionSecondaryText,
    color.actionSecondaryEdge,
    color.actionSecondaryHover,
    `inset 0 0 0 1.5px ${color.actionSecondaryBorder}`,
  ),
  quiet: {
    ...face('transparent', color.textBrand, 'transparent', color.bgTintSoft),
    paddingInline: 12,
    paddingBottom: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '.22em',
    textDecorationThickness: '.09em',
  },
};

const sizes: Record<ButtonSize, CSSObject> = {
  small: { minHeight: 44, paddingInline: 16, fontSize: '.9375rem' },
  medium: { minHeight: 50, paddingInline: 22 },
  large: { minHeight: 58, paddingInline: 28, fontSize: '1.0625rem' },
};

/** A button like a till key: its darker bottom edge gives way by 2 px when pressed. */
export function buttonStyle(look: ButtonLook, size: ButtonSize): CSSObject {
  return {
    ...type('button'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    padding: '0 22px 3px',
    border: 0,
    borderRadius: radii.button,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `${over('background-color')}, ${pressed('transform', 'box-shadow')}`,
    ...sizes[size],
    ...looks[look],
    boxShadow: 'inset 0 -3px 0 var(--button-edge), var(--button-border)',
    '&:hover': {
      backgroundColor: 'var(--button-hover)',
      boxShadow: 'inset 0 -3px 0 var(--button-edge), var(--button-border)',
    },
    '&:active': { transform: 'translateY(2px)', boxShadow: 'inset 0 -1px 0 var(--button-edge), var(--button-border)' },
    '&:disabled, &[aria-disabled=true]': {
      backgroundColor: color.actionDisabledBg,
      color: color.actionDisabledText,
      boxShadow: 'none',
      transform: 'none',
      paddingBottom: 0,
      cursor: 'not-allowed',
    },
    '&:focus-visible': focusRing,
    // Where neither backgrounds nor shadows are drawn, a link that looks like a button would have no edge (BL-17).
    '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  };
}
