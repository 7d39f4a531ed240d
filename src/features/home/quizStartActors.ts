import { fromPromise } from 'xstate';
import { loadable } from '#src/api/loadable.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';

/** Loaded when the quiz is first started by email. */
const loadAnswers = loadable(() => import('#src/api/customerAnswers.ts'));

/** What the email-first start asks of the world. */
export const quizStartActors = {
  startQuiz: fromPromise<void, { email: string }>(async ({ input, signal }) => {
    const { startQuiz } = await loadAnswers();
    await startQuiz(input.email, signal);
    rememberEmail(input.email);
  }),
};
