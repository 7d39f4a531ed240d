import type { QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { useTexts } from '#src/texts/texts.ts';
import { ProgressSegments } from '#src/ui/ProgressSegments.tsx';
import { position } from './quizForms.ts';

export function QuizProgress({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts(quizTexts);
  const progress = position.progressOf(snapshot);
  const { step, total } = progress;
  return <ProgressSegments {...progress} label={text('progress')} stepText={text('step', { step, total })} />;
}
