import { askedQuestions, type Progress } from '#domain/questionFlow.ts';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import type { SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import { currentQuestion, metaOf } from '#src/questions/questionSnapshot.ts';

/** Step x of 5; on the contact step the bar is full (spec 4). */
export function currentProgress(snapshot: SavingsSnapshot): Progress {
  const asked = askedQuestions(savingsQuizSchema, snapshot.context.answers);
  const question = currentQuestion(snapshot);
  const step = question === undefined ? asked.length : asked.indexOf(question) + 1;
  return { step, total: asked.length, percent: Math.round((step / asked.length) * 100) };
}

/** The number of steps before the current one; undefined once the answers are being sent. */
export function currentIndex(snapshot: SavingsSnapshot): number | undefined {
  const question = currentQuestion(snapshot);
  const asked = askedQuestions(savingsQuizSchema, snapshot.context.answers);
  if (question !== undefined) return asked.indexOf(question);
  return snapshot.hasTag('contact') ? asked.length : undefined;
}

/** Seconds until the report can be asked for; undefined when it can (D28). */
export const secondsLeft = (snapshot: SavingsSnapshot): number | undefined =>
  metaOf<{ secondsLeft: number }>(snapshot).secondsLeft;
