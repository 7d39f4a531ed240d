import { mainQuizSchema } from '#domain/mainQuiz.ts';
import { askedQuestions, type Progress, progressAt } from '#domain/questionFlow.ts';
import type { ProcessingPhase, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { currentQuestion, metaOf } from '#src/questions/questionSnapshot.ts';

export function currentPhase(snapshot: QuizSnapshot): ProcessingPhase | undefined {
  return metaOf<{ phase: ProcessingPhase }>(snapshot).phase;
}

/** Step x of y for what is on the screen (spec 4: the contact form is the last step). */
export function currentProgress(snapshot: QuizSnapshot): Progress {
  return progressAt(mainQuizSchema, snapshot.context.answers, currentQuestion(snapshot));
}

/** The number of steps before the current one; undefined once the answers are being sent. */
export function currentIndex(snapshot: QuizSnapshot): number | undefined {
  const question = currentQuestion(snapshot);
  const asked = askedQuestions(mainQuizSchema, snapshot.context.answers);
  if (question !== undefined) return asked.indexOf(question);
  return snapshot.matches('contact') ? asked.length : undefined;
}
