import type { Components, Theme } from '@mui/material/styles';
import { color } from './color.ts';
import { radii } from './shape.ts';

export const components: Components<Theme> = {
  MuiDialog: { styleOverrides: { paper: { borderRadius: radii.dialog, boxShadow: color.shadowDialog } } },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: color.bgPaper, backgroundImage: 'none' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.bgOverlay } } } },
};
