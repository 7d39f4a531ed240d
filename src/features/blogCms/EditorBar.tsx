import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

/** A row of controls above the text. */
export const EditorBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 6,
  borderBottom: `1px solid ${color.lineDivider}`,
});
