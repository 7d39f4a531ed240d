import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

/** A 44 px square; give it an `aria-label`. MUI's adds 40 kB of ripples. */
export const IconButton = styled('button')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  color: 'inherit',
  fontSize: '1.125rem',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.bgTintSoft },
});
