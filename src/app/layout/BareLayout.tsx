import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { HeaderGround, HeaderRow } from './HeaderBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

export function BareLayout({ children }: { children: ReactNode }) {
  const main = useFocusOnArrival();
  return (
    <Ground>
      <SkipLink />
      <HeaderGround>
        <HeaderRow>
          <LogoLink />
        </HeaderRow>
      </HeaderGround>
      <main id={MAIN_ID} tabIndex={-1} ref={main}>
        {children}
      </main>
    </Ground>
  );
}

const Ground = styled('div')({ minHeight: '100dvh', backgroundColor: color.bgTint });
