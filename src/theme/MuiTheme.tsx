import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Around MUI's components: dialogs, the drawer and toasts, which are loaded when they are needed, as is the theme. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
