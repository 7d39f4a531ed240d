import { language } from 'virtual:site-language';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { asksNotToBeCounted } from './analytics/asksNotToBeCounted.ts';
import { App } from './app/App.tsx';
import { receiveInput } from './app/carriedInput.ts';
import { ErrorPage } from './app/ErrorPage.tsx';
import { earlyInput } from './app/earlyInput.ts';
import { setAside } from './app/foreignElements.ts';
import { isPageAsBuilt } from './app/isPageAsBuilt.ts';
import { pathHere } from './app/languages.ts';
import { Mounted } from './app/Mounted.tsx';
import { Providers } from './app/Providers.tsx';
import { prepareForms } from './app/prepareForms.ts';
import { replayEarlyInput } from './app/replayEarlyInput.ts';
import { siteHistory } from './app/siteHistory.ts';
import { preparePage } from './app/siteRoutes.tsx';
import { session } from './features/session/sessionActor.ts';
import { nextTask } from './loading/nextTask.ts';
import { pageHasCome } from './loading/release.ts';
import { whenIdle } from './loading/whenIdle.ts';
import { newId } from './storage/newId.ts';
import { siteBase } from './texts/siteAddress.ts';
import { pageStyles } from './theme/pageStyles.ts';
import { watchForActivity } from './ui/activity.ts';

watchForActivity();
// Asks who is signed in while the page's code is being loaded (D35).
session.start();
// All imports have just been evaluated in one task.
await nextTask();
prepareForms();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into');

const styles = pageStyles();
// A built page has the ground styles in its head.
const Ground = import.meta.env.DEV ? (await import('./theme/GroundStyles.tsx')).GroundStyles : undefined;
const early = earlyInput();
let putBack = () => {};
let shownAddress = window.location.href;
const browserHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
const startListening = () => {
  putBack();
  // The router misses a change of address while its page is being hydrated.
  if (window.location.href !== shownAddress) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  receiveInput(early);
  // A visitor's event makes React hydrate the page at once, before the event is delivered.
  const target = window.event?.target;
  void replayEarlyInput(root, early, target instanceof Element ? target : undefined);
};
const renderApp = () => (
  <Providers styles={styles}>
    {Ground && <Ground />}
    <Mounted onMount={startListening}>
      {/* A copy, so that the first location is the one decided on, even if it changes before React comes to read it. */}
      <HistoryRouter basename={siteBase} history={siteHistory(browserHistory)}>
        <App />
      </HistoryRouter>
    </Mounted>
  </Providers>
);

try {
  await preparePage({ pathname: pathHere(), hash: window.location.hash });
  pageHasCome();
  early.isAppThere = true;
  shownAddress = window.location.href;
  if (isPageAsBuilt(root)) {
    putBack = setAside(early.foreign);
    const app = renderApp();
    const hydrate = () => void hydrateRoot(root, app);
    // At once, before an extension puts back what was set aside; otherwise in steps, so that the page stays responsive.
    if (early.foreign.size > 0) flushSync(hydrate);
    else startTransition(hydrate);
  } else {
    root.replaceChildren();
    const app = renderApp();
    startTransition(() => createRoot(root).render(app));
  }
  if (!asksNotToBeCounted())
    whenIdle(async () => (await import('./analytics/countAttempts.ts')).countAttempts({ pathHere, language, newId }));
} catch {
  root.replaceChildren();
  createRoot(root).render(
    <Providers styles={styles}>
      <ErrorPage />
    </Providers>,
  );
}
