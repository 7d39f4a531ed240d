import { type CSSObject, styled } from '@mui/material/styles';

const hidden: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Words for screen readers only. */
export const VisuallyHidden = styled('span')(hidden);

export const VisuallyHiddenLabel = styled('label')(hidden);
