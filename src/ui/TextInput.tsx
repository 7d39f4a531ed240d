import type { CSSObject } from '@emotion/react';
import { color } from '#src/theme/color.ts';
import { over, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

/** The look of text fields, shared by fields of several lines and select lists. */
export const inputStyle: CSSObject = {
  width: '100%',
  minWidth: 0,
  minHeight: 52,
  padding: '0 15px',
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: radii.control,
  backgroundColor: color.bgPaper,
  color: color.textPrimary,
  transition: over('outline-color'),
  '&:hover': { borderColor: color.lineControlHover },
  '&[aria-invalid=true]': { borderColor: color.lineError, boxShadow: `inset 0 0 0 1px ${color.lineError}` },
  '&:disabled': { borderColor: color.lineDivider, color: color.textDisabled },
};

export const TextInput = styled('input')(inputStyle);
