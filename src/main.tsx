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

// Made before React takes over the page: it knows then which styles were sent with it.
const styles = createCache({ key: 'css' });
const app = (
  <Providers styles={styles}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);

// The language chosen on an earlier visit. A page made at build is English until it is taken over.
const languageRestored = restoreLanguage();

if (isPageAsBuilt(root)) {
  // What was made at build stays until it is known who is there; only then is the app's own rendered into it (D10).
  await waitFor(session, (snapshot) => !snapshot.hasTag('unknown'));
  hydrateRoot(root, app);
} else {
  await languageRestored;
  root.replaceChildren();
  createRoot(root).render(app);
}
replayEarlyInput(root);
