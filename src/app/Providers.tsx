import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { theme } from '#src/theme/theme.ts';

/** What every page stands in: styles, theme, strict checks. The router is left to the caller (browser, server, test). */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system">
          <CssBaseline />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
