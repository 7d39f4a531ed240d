import type { QuizId } from '#domain/funnel/funnelQuiz.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import deskTexts from '#schemas/texts/desk.json';

const schemas = { quiz: mainQuizSchema, savings: savingsQuizSchema };
const afterQuestions: Readonly<Record<string, string>> = deskTexts.funnel.places;

/** What a visitor sees at a place of a quiz; the stored name for a question that is no longer asked. */
export const placeTitle = (quiz: QuizId, place: string): string =>
  schemas[quiz].properties[place]?.title ?? afterQuestions[place] ?? place;

const wholePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const wholeNumber = new Intl.NumberFormat('en-US');

export const countTitle = (count: number): string => wholeNumber.format(count);
export const shareTitle = (count: number, of: number): string => wholePercent.format(of === 0 ? 0 : count / of);

/** Two digits: the medians of recorded times are no more precise. */
export const secondsTitle = (seconds: number): string => String(Number(seconds.toPrecision(2)));
