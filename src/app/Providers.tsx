import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { theme } from '#src/theme/theme.ts';

// The colours of both schemes as CSS variables; the browser picks by `prefers-color-scheme`. MUI's own provider would
// bring a switch between schemes that nothing here uses (5 kB on the first screen).
const schemes = <GlobalStyles styles={theme.generateStyleSheets()} />;

/** What every page stands in: styles, theme, strict checks. The router is left to the caller (browser, server, test). */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>
          {schemes}
          <CssBaseline />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
