import createCache from '@emotion/cache';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';

/** What the server replaces in every response; as in index.html. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/**
 * The content of a page as HTML with its styles, made at build. Waits for everything the page loads, so that it holds
 * no placeholder and needs no script. Throws what the page throws.
 */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Providers styles={createCache({ key: 'css', nonce: NONCE_PLACEHOLDER })}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
    // In one piece: a part that came later would be put in its place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
