import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { EmbeddedBlog } from '#domain/articles/embeddedBlog.ts';
import { takeUsedModules } from '#src/loading/usedModules.ts';
import { siteAddress, siteBase } from '#src/texts/siteAddress.ts';
import { GroundStyles } from '#src/theme/GroundStyles.tsx';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';
import { takeBlog } from './publishedBlog.ts';
import { importOf } from './siteRoutes.tsx';

/**
 * The content of a page, the styles it needs by Emotion's names for them, and the functions that import its modules, as
 * text: nothing else holds their addresses.
 */
type RenderedPage = { html: string; css: string; styleNames: string[]; imports: string[] };

/**
 * The content of a page as HTML, for the build, and for the server where editors have published articles. Waits for
 * everything the page loads, so that it has no placeholder and needs no script. Throws what the page throws.
 */
export async function renderPage(path: string, blog: EmbeddedBlog = { articles: [] }): Promise<RenderedPage> {
  takeBlog(blog);
  const styles = collectingCache();
  takeUsedModules();
  const html = await render(
    <Providers styles={styles}>
      <StaticRouter basename={siteBase} location={siteAddress(path)}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  return { html, css: cssOf(styles), styleNames: Object.keys(styles.inserted), imports: takeUsedModules() };
}

/** The import of a page whose content is rendered in the browser. */
export const importsOf = (path: string): string[] => [`${importOf(path)}`];

/** The ground styles of every page: colours, plain elements. */
export async function renderGround(): Promise<string> {
  const styles = collectingCache();
  await render(
    <CacheProvider value={styles}>
      <GroundStyles />
    </CacheProvider>,
  );
  return cssOf(styles);
}

/** In this mode Emotion collects the styles, instead of adding a style element before each element. */
function collectingCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

const cssOf = ({ inserted }: EmotionCache) => Object.values(inserted).join('');

async function render(page: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    // In one piece: a later chunk would need a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
