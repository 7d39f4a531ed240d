import type { ReactNode } from 'react';
import { QuizHeader } from './QuizHeader.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

type QuizLayoutProps = {
  header: ReactNode;
  children: ReactNode;
};

/** The frame of a quiz: nothing but the logo leads away. */
export function QuizLayout({ header, children }: QuizLayoutProps) {
  return (
    <>
      <SkipLink />
      <QuizHeader>{header}</QuizHeader>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
