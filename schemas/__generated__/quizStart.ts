// Generated from schemas/forms/quiz-start.schema.json by `npm run schemas:types`; edit that file instead.

export type QuizStart = {
  email: string;
};
