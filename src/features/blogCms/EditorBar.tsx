import { styled } from '@mui/material/styles';
import { color } from '#src/theme/color.ts';

/** A row of tools above the text. */
export const EditorBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 6,
  borderBottom: `1px solid ${color.lineDivider}`,
});
