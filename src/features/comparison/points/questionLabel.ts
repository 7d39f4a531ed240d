import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import ui from '#schemas/quizzes/main-quiz.ui.json';

type QuestionUi = { 'ui:options'?: { answerLabel?: string } };

const byQuestion = ui as Readonly<Record<string, QuestionUi | string>>;

/** The short name of a question, as on the receipt of the answers. */
export function questionLabel(question: string): string {
  const own = byQuestion[question];
  const label = typeof own === 'object' ? own['ui:options']?.answerLabel : undefined;
  return label ?? mainQuizSchema.properties[question]?.title ?? question;
}
