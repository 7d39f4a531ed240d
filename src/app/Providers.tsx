import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { GroundStyles } from '#src/theme/GroundStyles.tsx';
import { theme } from '#src/theme/theme.ts';

/** Styles, theme and strict checks of every page. The caller (browser, server, test) adds the router. */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>
          {import.meta.env.DEV && <GroundStyles />}
          {children}
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
