/** The product's main quiz (tools/bench/quizQuestions.ts), written into each peer when it is built. */
export const questions = __QUESTIONS__;

/** The index of the question that follows under these answers; the number of questions when none does. */
export function nextQuestion(index, answers) {
  const isAsked = ({ askedIf }) => !askedIf || answers[askedIf.question] === askedIf.answer;
  const next = questions.findIndex((question, position) => position > index && isAsked(question));
  return next < 0 ? questions.length : next;
}

/** A question as JSON Schema, for the engines that take one. */
export const propertyOf = ({ title, options, least }) =>
  least
    ? {
        title,
        type: 'array',
        uniqueItems: true,
        minItems: least,
        items: { type: 'string', enum: options },
      }
    : { title, type: 'string', enum: options };
