import type { Wizard } from './wizard.ts';

/** Said plainly: what documents alone can't do. */
export const addQuiz: Wizard = {
  name: 'quiz',
  title: 'Add a short quiz',
  intro:
    'This takes a developer: what happens after the last answer, and what is kept of it, is code. Ask for a route, a machine of its own and a page (docs/architecture.md). Its questions, answers and texts are then edited here like those of the other quizzes. A few more questions for the same visitors are better added to a quiz that is there.',
  about: '',
  subjects: () => [],
  asks: () => ({}),
  edit: () => ({ changed: {}, place: { file: 'content/site.json', pointer: '' } }),
};
