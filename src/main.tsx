import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { waitFor } from 'xstate';
import { App } from './app/App.tsx';
import { isPageAsBuilt } from './app/isPageAsBuilt.ts';
import { Providers } from './app/Providers.tsx';
import { replayEarlyInput } from './app/replayEarlyInput.ts';
import { session } from './features/session/sessionActor.ts';
import { restoreLanguage } from './texts/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into');

// Created before hydration: it then knows which styles came with the page.
const styles = createCache({ key: 'css' });
const app = (
  <Providers styles={styles}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);

// The language of an earlier visit. A prerendered page is English until it is hydrated.
const languageRestored = restoreLanguage();

if (isPageAsBuilt(root)) {
  // The prerendered content stays until the user is known (D10).
  await waitFor(session, (snapshot) => !snapshot.hasTag('unknown'));
  hydrateRoot(root, app);
} else {
  await languageRestored;
  root.replaceChildren();
  createRoot(root).render(app);
}
replayEarlyInput(root);
