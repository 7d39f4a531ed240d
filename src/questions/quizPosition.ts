import type { FormSchema } from '#domain/questions/formSchema.ts';
import { askedQuestions, type Progress } from '#domain/questions/questionFlow.ts';
import { currentQuestion, type QuestionSnapshot } from './questionSnapshot.ts';

type QuizSnapshot = QuestionSnapshot & { hasTag: (tag: 'contact') => boolean };

/**
 * Where in a quiz a visitor is.
 * @param isContactCounted whether the contact step is one of the steps x of y, or leaves the bar full (spec 4)
 */
export function quizPosition(schema: FormSchema, { isContactCounted }: { isContactCounted: boolean }) {
  const asked = ({ context }: QuizSnapshot) => askedQuestions(schema, context.answers);
  return {
    /** How many steps precede the current one; undefined once the answers are being sent. */
    indexOf(snapshot: QuizSnapshot): number | undefined {
      const question = currentQuestion(snapshot);
      if (question !== undefined) return asked(snapshot).indexOf(question);
      return snapshot.hasTag('contact') ? asked(snapshot).length : undefined;
    },
    progressOf(snapshot: QuizSnapshot): Progress {
      const question = currentQuestion(snapshot);
      const questions = asked(snapshot);
      const total = questions.length + (isContactCounted ? 1 : 0);
      const step = question === undefined ? total : questions.indexOf(question) + 1;
      return { step, total, percent: Math.round((step / total) * 100) };
    },
  };
}
