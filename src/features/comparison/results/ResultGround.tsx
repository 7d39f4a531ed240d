import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

type ResultGroundProps = { children: ReactNode; busy?: boolean; id?: string; 'aria-labelledby'?: string };

export function ResultGround({ children, busy = false, ...section }: ResultGroundProps) {
  return (
    <Ground aria-busy={busy} {...section}>
      <PageContainer>{children}</PageContainer>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(32px, 5vw, 64px) 0 clamp(40px, 5vw, 64px)',
  backgroundColor: color.bgTint,
  '& > div > :is(h1, h2) + p': { margin: '8px 0 28px' },
  '@media print': { backgroundColor: 'transparent' },
});
