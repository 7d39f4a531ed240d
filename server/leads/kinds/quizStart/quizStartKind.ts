import quizStartSchema from '#schemas/forms/quiz-start.schema.json' with { type: 'json' };
import quizStartUi from '#schemas/forms/quiz-start.ui.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';
import { formKind } from '#server/leads/formKind.ts';

/** Sends no mails, because the quiz that follows does. */
export const quizStartKind = formKind({
  name: 'quizStart',
  word: 'starts',
  path: '/customer-answers/pos/start-quiz',
  form: readForm(quizStartSchema, quizStartUi),
  person: { email: 'email' },
  isPrefilled: true,
});
