import { askedQuestions } from '#domain/questions/questionFlow.ts';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import { formatMoney, parseMoney } from '#domain/text/money.ts';
import { formatRate, parseRate } from '#domain/text/rate.ts';
import type { SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import savingsTexts from '#schemas/texts/savings.json';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { type QuizWords, useQuestionWords } from '#src/questions/quizDefinition.ts';
import { useTexts } from '#src/texts/texts.ts';
import { AnswerRows } from '#src/ui/AnswerRows.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { position, savingsQuiz } from './savingsForms.ts';

export function NumbersReceipt({ snapshot }: { snapshot: SavingsSnapshot }) {
  const text = useTexts(savingsTexts);
  const quizText = useTexts(quizTexts);
  const words = useQuestionWords(savingsQuiz);
  const { answers } = snapshot.context;
  const { step, total } = position.progressOf(snapshot);
  const now = currentQuestion(snapshot);
  const rows = ['currentPos', ...askedQuestions(savingsQuizSchema, answers)].map((question) => ({
    id: question,
    label: words.answerLabel(question),
    answer: formatAnswer(question, answers[question], words),
    isNow: question === now,
  }));
  return (
    <Receipt title={text('quiz.answers')} figureLabel={quizText('stepShort')} figure={`${step}/${total}`}>
      <AnswerRows rows={rows} nowText={quizText('answers.now')} openText={quizText('answers.open')} />
    </Receipt>
  );
}

/** An option's title, an amount, or a rate. */
function formatAnswer(question: string, answer: unknown, { optionTitle }: QuizWords): string | undefined {
  if (typeof answer !== 'string') return undefined;
  const { enum: options, format } = savingsQuizSchema.properties[question] ?? {};
  if (options) return optionTitle(question, answer);
  if (format === 'rate') return formatRate(parseRate(answer) ?? 0);
  return formatMoney(parseMoney(answer) ?? 0);
}
