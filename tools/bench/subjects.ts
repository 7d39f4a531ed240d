import contactForm from '#schemas/forms/contact.schema.json' with { type: 'json' };
import quizTexts from '#schemas/texts/quiz.json' with { type: 'json' };

/** How a page is answered. */
export type Walk = {
  /** The button that advances after a choice; absent when choosing advances by itself. */
  next?: string;
  /** The button that advances after a multiple choice. */
  nextAfterSeveral: string;
  /** The text after the last question; absent when there is none. */
  end?: string;
};

/** Another way to ask the questions, built from `peers/NAME`. */
export type Peer = { name: string; title: string; walk: Walk };
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

/** The home page without scripts, as the reference for its largest paint. */
export const SCRIPTLESS = '/ without scripts';
