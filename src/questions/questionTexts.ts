import quizTexts from '#schemas/texts/quiz.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('quiz', quizTexts);
