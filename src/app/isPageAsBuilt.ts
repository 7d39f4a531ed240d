import { matchPath } from 'react-router-dom';
import { paths } from '#src/routing/paths.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import { pathHere } from './languages.ts';

/** Pages with the quiz on them, which goes on where it was. */
const QUIZ_PAGES = [paths.quiz, paths.comparison];

/**
 * Whether the response holds the very page that the app will render first. Not when the address or what the tab keeps
 * asks for another stage of that page: the quiz by its hash or where it was left, results by the router's state, a
 * choice of systems by the comparison's query.
 */
export function isPageAsBuilt(root: HTMLElement): boolean {
  const { page } = root.dataset;
  const { search, hash } = window.location;
  const pathname = pathHere();
  // Another spelling of the address (`/comparison/`) is the same page with other links in it.
  if (page === undefined || (page !== pathname && !(page.includes(':') && matchPath(page, pathname)))) return false;
  const routerState: unknown = window.history.state?.usr;
  const isQuizAsked = hash !== '' && paths.startQuiz.endsWith(hash);
  const isQuizBegun = QUIZ_PAGES.some((path) => path === page) && tabStorage.read('quiz') !== null;
  const isChoiceAsked = page === paths.comparison && search !== '';
  return !isQuizAsked && !isQuizBegun && !isChoiceAsked && (routerState === undefined || routerState === null);
}
