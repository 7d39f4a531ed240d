import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { baseline } from '#src/theme/baseline.ts';
import { theme } from '#src/theme/theme.ts';

// The colours of both schemes as CSS variables, of which the browser picks by `prefers-color-scheme`, and the plain
// elements. MUI's own provider and baseline would bring 6 kB to the first screen for a switch that nothing here uses.
const groundStyles = <GlobalStyles styles={[...theme.generateStyleSheets(), baseline]} />;

/** What every page stands in: styles, theme, strict checks. The router is left to the caller (browser, server, test). */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>
          {groundStyles}
          {children}
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
