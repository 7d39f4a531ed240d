import { fromPromise } from 'xstate';
import { loadable } from '#src/api/loadable.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';

/** Loaded on first use. */
const loadAnswers = loadable(() => import('#src/api/customerAnswers.ts'));

export const quizStartActors = {
  startQuiz: fromPromise<void, { email: string }>(async ({ input, signal }) => {
    const { startQuiz } = await loadAnswers();
    await startQuiz(input.email, signal);
    rememberEmail(input.email);
  }),
};
