import type { QuestionContext, QuestionEvent } from '#machines/quiz/questionLogic.ts';

/** What the step view reads of the snapshot of any machine of questions. */
export type QuestionSnapshot = {
  context: QuestionContext;
  can: (event: QuestionEvent) => boolean;
  getMeta: () => object;
};

/** What the step view says to any machine of questions. */
export type SendQuestionEvent = (event: QuestionEvent) => void;

/** The question on the screen; undefined when there is none. */
export function currentQuestion(snapshot: QuestionSnapshot): string | undefined {
  return metaOf<{ question?: string }>(snapshot).question;
}

/** What the states a machine is in say about themselves. */
export function metaOf<Meta extends object>(snapshot: QuestionSnapshot): Partial<Meta> {
  return Object.assign({}, ...Object.values(snapshot.getMeta()));
}
