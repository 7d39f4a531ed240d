import { expect, test } from 'vitest';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { withoutWords } from '#domain/questions/withoutWords.ts';
import { withTranslation } from '#domain/translations/withTranslation.ts';
import options from '#schemas/options.json' with { type: 'json' };
import mainQuiz from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuiz from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import mainQuizInSpanish from '#schemas/translations/es/quizzes/main-quiz.schema.json' with { type: 'json' };
import savingsQuizInSpanish from '#schemas/translations/es/quizzes/savings-quiz.schema.json' with { type: 'json' };

test.each([
  ['quizzes/main-quiz.schema.json', mainQuiz, mainQuizInSpanish],
  ['quizzes/savings-quiz.schema.json', savingsQuiz, savingsQuizInSpanish],
])('D16, D44: %s is the same quiz in another language, so that its place is kept', (file, english, spanish) => {
  const translated = withTranslation<object>(file, english, spanish);
  expect(translated).not.toEqual(english);
  expect(withoutWords(bundleForm(translated, options).schema)).toBe(withoutWords(bundleForm(english, options).schema));
});
