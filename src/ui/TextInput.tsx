import { styled } from '@mui/material/styles';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';

/** For the first screen; forms use MUI's, which looks the same. */
export const TextInput = styled('input')({
  width: '100%',
  minWidth: 0,
  minHeight: 52,
  padding: '0 16px',
  border: 0,
  borderRadius: radii.control,
  backgroundColor: color.bgPaper,
  color: color.textPrimary,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.lineControlHover}` },
  '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${color.lineError}` },
});
