import type { Answers } from '#domain/questionFlow.ts';
import type { PointsOfAnswer } from '#domain/scoring.ts';
import options from '#schemas/options.json';

/** The questions that give reasons, in the order of the card, with the list that has the titles of their answers. */
const REASON_QUESTIONS = {
  restaurantType: 'restaurantType',
  locationCount: 'locationCount',
  transactionVolume: 'transactionVolume',
  priorities: 'priority',
} as const;

export type ReasonQuestion = keyof typeof REASON_QUESTIONS;

export type Reason = { question: ReasonQuestion; given: { answer: string; title: string; why: string }[] };

/** Why a system is recommended: only answers that really gave it points, most points first. */
export function reasonsOf(points: readonly PointsOfAnswer[]): Reason[] {
  return reasonQuestions().flatMap((question) => {
    const given = points
      .filter((entry) => entry.question === question && entry.points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ answer, why }) => ({ answer, title: titleOf(question, answer), why }));
    return given.length > 0 ? [{ question, given }] : [];
  });
}

/** Titles of the visitor's answers that gave a system nothing: what speaks against it. */
export function withoutPoints(points: readonly PointsOfAnswer[], answers: Answers): string[] {
  return reasonQuestions().flatMap((question) =>
    listOf(answers[question])
      .filter((answer) => !points.some((entry) => entry.question === question && entry.answer === answer))
      .map((answer) => titleOf(question, answer)),
  );
}

/** The questions that give points, in the order they are shown. */
export const reasonQuestions = () => Object.keys(REASON_QUESTIONS) as ReasonQuestion[];

/** An answer as the visitor read it. */
export function titleOf(question: ReasonQuestion, answer: string): string {
  const list = options.$defs[REASON_QUESTIONS[question]].oneOf;
  return list.find(({ const: value }) => value === answer)?.title ?? answer;
}

/** The answers to a question, one or several. */
export function listOf(answer: unknown): string[] {
  const list: unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.filter((entry) => typeof entry === 'string');
}
