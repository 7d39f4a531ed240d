import { fromPromise } from 'xstate';
import { rememberEmail } from '#src/storage/rememberedUser.ts';

/** What the email-first start asks of the world. The API client is loaded when it is first needed. */
export const quizStartActors = {
  startQuiz: fromPromise<void, { email: string }>(async ({ input, signal }) => {
    const { startQuiz } = await import('#src/api/customerAnswers.ts');
    await startQuiz(input.email, signal);
    rememberEmail(input.email);
  }),
};
