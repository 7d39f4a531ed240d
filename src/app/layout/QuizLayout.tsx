import type { ReactNode } from 'react';
import { HeaderActions, HeaderGround, HeaderRow } from './HeaderBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

type QuizLayoutProps = {
  header: ReactNode;
  children: ReactNode;
};

/** The frame of a quiz: the logo is the only way out. */
export function QuizLayout({ header, children }: QuizLayoutProps) {
  return (
    <>
      <SkipLink />
      <HeaderGround data-solid>
        <HeaderRow>
          <LogoLink />
          <HeaderActions>{header}</HeaderActions>
        </HeaderRow>
      </HeaderGround>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
