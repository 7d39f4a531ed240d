import type { ReactNode } from 'react';
import { QuizPage } from '#src/features/quiz/QuizPage.tsx';
import { QuizLayout } from './layout/QuizLayout.tsx';
import { useQuizWay } from './useQuizWay.ts';

/** The quiz, on its own page and as a stage of home; its results go to the comparison (spec 2). */
export function QuizRoute({ startPage }: { startPage?: string }) {
  const way = useQuizWay(startPage);
  const layout = (header: ReactNode, page: ReactNode) => <QuizLayout header={header}>{page}</QuizLayout>;
  return <QuizPage layout={layout} {...way} />;
}
