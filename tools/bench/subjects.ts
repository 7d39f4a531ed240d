import contactForm from '#schemas/forms/contact.schema.json' with { type: 'json' };
import quizTexts from '#schemas/texts/quiz.json' with { type: 'json' };

/** How a page is answered. */
export type Walk = {
  /** The key that leads on after one option is chosen; absent where choosing leads on by itself. */
  next?: string;
  /** The key that leads on after several options are chosen. */
  nextAfterSeveral: string;
  /** What is read once the last question is answered; absent where nothing says so. */
  end?: string;
};

/** Another way to ask the questions, built from `peers/NAME`. */
export type Peer = { name: string; title: string; walk: Walk };
/** A page of the product, which is served as it is. */
export type ProductPage = { path: string; title: string; walk: Walk | undefined };

const NEXT = 'Next';

export const peers: readonly Peer[] = [
  {
    name: 'vanilla',
    title: 'vanilla',
    walk: { next: NEXT, nextAfterSeveral: NEXT, end: 'Done' },
  },
  { name: 'react', title: 'React floor', walk: { nextAfterSeveral: NEXT, end: 'Done' } },
  {
    name: 'rjsf',
    title: 'our stack untuned',
    walk: { next: NEXT, nextAfterSeveral: NEXT, end: 'Done' },
  },
  {
    name: 'surveyjs',
    title: 'SurveyJS',
    walk: { nextAfterSeveral: 'Complete', end: 'Thank you for completing' },
  },
  { name: 'jsonforms', title: 'JSON Forms', walk: { next: NEXT, nextAfterSeveral: NEXT } },
];

/** The quiz is walked, all other pages are only loaded. */
export function productPage(path: string): ProductPage {
  const walk = { nextAfterSeveral: quizTexts.continue, end: contactForm.title };
  return { path, title: `product ${path}`, walk: path === '/quiz' ? walk : undefined };
}

/** Home as a file without scripts: what its largest paint is measured against. */
export const SCRIPTLESS = '/ without scripts';
