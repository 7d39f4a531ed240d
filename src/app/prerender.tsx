import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { GroundStyles } from '#src/theme/GroundStyles.tsx';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';

/** The content of a page, and the styles it needs by the names that Emotion knows them by. */
type RenderedPage = { html: string; css: string; styleNames: string[] };

/**
 * The content of a page as HTML, made at build. Waits for everything the page loads, so that it holds no placeholder
 * and needs no script. Throws what the page throws.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const styles = collectingCache();
  const html = await render(
    <Providers styles={styles}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  return { html, css: cssOf(styles), styleNames: Object.keys(styles.inserted) };
}

/** What every page is set in: colours, plain elements. */
export async function renderGround(): Promise<string> {
  const styles = collectingCache();
  await render(
    <CacheProvider value={styles}>
      <GroundStyles />
    </CacheProvider>,
  );
  return cssOf(styles);
}

/** Emotion keeps the styles for us in this mode, where it would else put a style element before each element. */
function collectingCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

const cssOf = ({ inserted }: EmotionCache) => Object.values(inserted).join('');

async function render(page: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    // In one piece: a part that came later would be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
