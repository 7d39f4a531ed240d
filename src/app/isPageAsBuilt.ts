import { matchPath } from 'react-router-dom';
import { paths } from '#src/routing/paths.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import { pathHere } from './languages.ts';

/** Pages that contain the quiz, which resumes where it was left. */
const QUIZ_PAGES = [paths.quiz, paths.comparison];

/**
 * Whether the response holds the very page that the app will render first. It does not when the address or this tab's
 * storage asks for another stage of that page: the quiz by its hash or because it was left unfinished, results by the
 * router's state, a choice of systems by the comparison's query.
 */
export function isPageAsBuilt(root: HTMLElement): boolean {
  const { page } = root.dataset;
  const { search, hash } = window.location;
  const pathname = pathHere();
  // Another spelling of the address (`/comparison/`) is the same page with different links in it.
  if (page === undefined || (page !== pathname && !(page.includes(':') && matchPath(page, pathname)))) return false;
  const routerState: unknown = window.history.state?.usr;
  const isQuizAsked = hash !== '' && paths.startQuiz.endsWith(hash);
  const isQuizBegun = QUIZ_PAGES.some((path) => path === page) && tabStorage.read('quiz') !== null;
  const isChoiceAsked = page === paths.comparison && search !== '';
  return !isQuizAsked && !isQuizBegun && !isChoiceAsked && (routerState === undefined || routerState === null);
}
