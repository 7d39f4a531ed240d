import { mainQuizOptions } from '#domain/questions/mainQuiz.ts';
import type { PointsOfAnswer } from '#domain/scoring/scoring.ts';

export type Reason = { question: string; given: { answer: string; title: string; why: string }[] };

/** Only answers that gave points, most points first. */
export function reasonsOf(points: readonly PointsOfAnswer[]): Reason[] {
  const questions = [...new Set(points.map(({ question }) => question))];
  return questions.flatMap((question) => {
    const given = points
      .filter((entry) => entry.question === question && entry.points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ answer, why }) => ({ answer, title: titleOf(question, answer), why }));
    return given.length > 0 ? [{ question, given }] : [];
  });
}

/** Titles of the answers that gave a system no points. */
export function withoutPoints(points: readonly PointsOfAnswer[]): string[] {
  return points.filter((entry) => entry.points === 0).map(({ question, answer }) => titleOf(question, answer));
}

export function titleOf(question: string, answer: string): string {
  return mainQuizOptions[question]?.find(({ value }) => value === answer)?.title ?? answer;
}
