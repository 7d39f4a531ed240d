import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isShownHere } from './languages.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * The browser history, limited to the site of one language. An address that this site does not show is loaded: the server
 * answers with the page in its language.
 */
export function siteHistory(history: History): History {
  const loadUnlessShown = () => {
    const isElsewhere = !isShownHere(window.location.pathname);
    if (isElsewhere) window.location.reload();
    return isElsewhere;
  };
  return {
    ...history,
    listen: (listener) =>
      history.listen((update) => {
        if (!loadUnlessShown()) listener(update);
      }),
  };
}
