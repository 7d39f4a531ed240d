import type { ReactNode } from 'react';
import quizTexts from '#schemas/texts/quiz.json';
import { useTexts } from '#src/texts/texts.ts';
import { QuizHeader } from './QuizHeader.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

type QuizLayoutProps = {
  header: ReactNode;
  /** For a quiz other than the main one. */
  title?: string;
  children: ReactNode;
};

/** The frame of a quiz: nothing but the logo leads away. */
export function QuizLayout({ header, title, children }: QuizLayoutProps) {
  const text = useTexts(quizTexts);
  return (
    <>
      <title>{title ?? text('title')}</title>
      <SkipLink />
      <QuizHeader>{header}</QuizHeader>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
