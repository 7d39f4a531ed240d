import { paths } from '#src/routing/paths.ts';

/**
 * Whether the response holds the page that the app will render first. It does not when the address or its state
 * asks for another stage: the quiz by its hash, results by the router's state, a choice of systems by the
 * comparison's query.
 */
export function isPageAsBuilt(root: HTMLElement): boolean {
  const { pathname, search, hash } = window.location;
  const routerState: unknown = window.history.state?.usr;
  const isQuizAsked = hash !== '' && paths.startQuiz.endsWith(hash);
  const isChoiceAsked = pathname === paths.comparison && search !== '';
  return (
    root.dataset.page === pathname &&
    !isQuizAsked &&
    !isChoiceAsked &&
    (routerState === undefined || routerState === null)
  );
}
