import type { QuestionContext, QuestionEvent } from '#machines/questions/questionLogic.ts';

/** What the step view reads from any quiz machine. */
export type QuestionSnapshot = {
  context: QuestionContext;
  can: (event: QuestionEvent) => boolean;
  getMeta: () => object;
};

/** What the step view sends to any quiz machine. */
export type SendQuestionEvent = (event: QuestionEvent) => void;

export function currentQuestion(snapshot: QuestionSnapshot): string | undefined {
  return metaOf<{ question?: string }>(snapshot).question;
}

/** The `meta` of the current states. */
export function metaOf<Meta extends object>(snapshot: QuestionSnapshot): Partial<Meta> {
  return Object.assign({}, ...Object.values(snapshot.getMeta()));
}
