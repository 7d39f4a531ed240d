import type { Editable } from '../frozenProject.ts';
import { addField, gone, placeOf, routes, type Trial } from './trial.ts';

/** Fields that would be asked and lost, or that are optional but needed. */
export const lost: Trial[] = [
  ...Object.entries({
    contact: 'email',
    'savings-contact': 'email',
    'detailed-quote': 'email',
    'comparison-report': 'email',
    'quiz-start': 'email',
    'demo-request': 'businessEmail',
    listing: 'businessEmail',
    'quote-request': 'posSystems',
    login: 'password',
    interaction: 'type',
  }).map(([form, field]) => ({
    name: `${field} of ${form} left open`,
    file: `forms/${form}.schema.json`,
    change: (document: Editable) => {
      document.required = document.required.filter((name: string) => name !== field);
    },
    pointer: '/required',
    says: `"${field}" has to be required: the site can't do without it`,
  })),
  ...['article-form', 'comparison-report', 'cost-inputs', 'interaction', 'login', 'quiz-start', 'savings-start'].map(
    (form) => ({
      name: `a new field of ${form}, which is sent by its own names`,
      file: `forms/${form}.schema.json`,
      change: addField({ type: 'string' }),
      pointer: '/properties/extra',
      says: '"extra" would be lost: this form is sent with its own fields only',
      alsoFoundIn: [`forms/${form}.ui.json`],
    }),
  ),
  {
    name: 'a new field that a quote asked for by one press would lack',
    file: 'forms/quote-request.schema.json',
    change: (document) => {
      addField({ type: 'string' })(document);
      document.required.push('extra');
    },
    pointer: '/required',
    says: '"extra" can\'t be required: a quote can be asked for without this form',
    alsoFoundIn: ['forms/quote-request.ui.json'],
  },
];

/** Documents, addresses and stored names that the site needs. */
export const missing: Trial[] = [
  ...['content/faq.json', 'content/scoring.json', 'texts/mail.json', 'options.json', 'quizzes/main-quiz.ui.json'].map(
    (file) => ({
      name: `${file} deleted`,
      ...gone(file),
      pointer: '',
      says: 'this document is missing',
      alsoFoundIn: ['translations/', 'content/', 'quizzes/'],
    }),
  ),
  {
    name: 'a page deleted and its address left',
    ...gone('content/pages/about-us.json'),
    foundIn: routes,
    pointer: `/${placeOf('/about-us')}/path`,
    says: 'there is no page at "/about-us": it needs content/pages/about-us.json',
  },
  {
    name: 'the address of the quiz taken away',
    file: routes,
    change: (document) =>
      document.splice(
        document.findIndex(({ path }: Editable) => path === '/quiz'),
        1,
      ),
    pointer: '',
    says: '"/quiz" is missing: a page of the site has this address',
    alsoFoundIn: ['content/', 'texts/'],
  },
];
