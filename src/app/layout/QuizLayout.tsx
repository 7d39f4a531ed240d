import type { ReactNode } from 'react';
import { useTexts } from '#src/texts/texts.ts';
import { QuizHeader } from './QuizHeader.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

/** What stands around the quiz: nothing that leads away but the logo. */
export function QuizLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  const text = useTexts('quiz');
  return (
    <>
      <title>{text('title')}</title>
      <SkipLink />
      <QuizHeader>{header}</QuizHeader>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
