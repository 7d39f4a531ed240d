import type { Answers } from '#domain/questionFlow.ts';
import type { PointsOfAnswer } from '#domain/scoring.ts';
import { listOf, type ReasonQuestion, reasonQuestions, titleOf } from '../reasons.ts';

/** One answer with what it gave a system; `why` is left out where it gave nothing. */
export type PointLine = {
  question: ReasonQuestion;
  answer: string;
  title: string;
  points: number;
  why: string | undefined;
};

/** All answers of a visitor in order with the points each gave a system; they add up to its score. */
export function pointLines(points: readonly PointsOfAnswer[], answers: Answers): PointLine[] {
  return reasonQuestions().flatMap((question) =>
    listOf(answers[question]).map((answer) => {
      const given = points.find((entry) => entry.question === question && entry.answer === answer);
      return { question, answer, title: titleOf(question, answer), points: given?.points ?? 0, why: given?.why };
    }),
  );
}
