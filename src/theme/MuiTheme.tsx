import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { createSiteTheme } from './theme.ts';

let theme: ReturnType<typeof createSiteTheme> | undefined;

/**
 * Wraps MUI's components: dialogs, the drawer and toasts. The theme is created when the first of them is shown: that
 * takes a tenth of a second on a slow phone, and their code is loaded ahead.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  theme ??= createSiteTheme();
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
