import type { CSSObject } from '@emotion/react';
import { color } from './color.ts';

/** A link of a table of contents, with a rule at its side. */
export const contentsLink: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInlineStart: 14,
  boxShadow: `inset 2px 0 0 ${color.lineDivider}`,
  color: color.textSecondary,
  fontSize: '.9375rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
