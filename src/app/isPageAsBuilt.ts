import { paths } from '#src/routing/paths.ts';

/**
 * Whether the response holds the very page that the app will render first. Not when the address or what came with it
 * asks for another stage of that page: the quiz by its hash, results by the router's state.
 */
export function isPageAsBuilt(root: HTMLElement): boolean {
  const { pathname, hash } = window.location;
  const routerState: unknown = window.history.state?.usr;
  const isQuizAsked = hash !== '' && paths.startQuiz.endsWith(hash);
  return root.dataset.page === pathname && !isQuizAsked && (routerState === undefined || routerState === null);
}
