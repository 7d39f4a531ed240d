import type { CSSObject } from '@emotion/react';
import { styled } from '#src/theme/styled.tsx';

export const visuallyHidden: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const VisuallyHidden = styled('span')(visuallyHidden);

export const VisuallyHiddenLabel = styled('label')(visuallyHidden);
