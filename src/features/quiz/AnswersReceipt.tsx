import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { askedQuestions } from '#domain/questions/questionFlow.ts';
import type { QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { AnswerRows } from '#src/ui/AnswerRows.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { position, useQuizWords } from './quizForms.ts';

export function AnswersReceipt({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts(quizTexts);
  const { answerLabel, optionTitle } = useQuizWords();
  const { answers } = snapshot.context;
  const { step, total } = position.progressOf(snapshot);
  const now = currentQuestion(snapshot);
  const formatAnswer = (question: string): string | undefined => {
    const answer = answers[question];
    if (Array.isArray(answer)) return text('answers.chosen', { count: answer.length });
    return typeof answer === 'string' ? optionTitle(question, answer) : undefined;
  };
  const rows = askedQuestions(mainQuizSchema, answers).map((question) => ({
    id: question,
    label: answerLabel(question),
    answer: formatAnswer(question),
    isNow: question === now,
  }));
  return (
    <Receipt title={text('answers.title')} figureLabel={text('stepShort')} figure={`${step}/${total}`}>
      <AnswerRows rows={rows} nowText={text('answers.now')} openText={text('answers.open')} />
      <Note>{text('answers.note')}</Note>
    </Receipt>
  );
}

const Note = styled('p')({ ...type('caption'), paddingTop: 14, color: color.textSecondary });
