import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';

/** The styles and strict checks of every page. The caller (browser, server, test) adds the router. */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>{children}</CacheProvider>
    </StrictMode>
  );
}
