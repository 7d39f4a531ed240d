import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { type } from '#src/theme/type.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export function HeroFrame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Ground>
      <Columns>
        <Words>{children}</Words>
        <Aside>{aside}</Aside>
      </Columns>
    </Ground>
  );
}

export const HeroKeys = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Ground = styled('section')({
  overflow: 'hidden',
  padding: 'clamp(20px, 3vw, 44px) 0 clamp(48px, 6vw, 88px)',
  backgroundColor: color.bgTint,
});

const Columns = styled(PageContainer)({
  display: 'grid',
  gap: 40,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gap: 'clamp(32px, 5vw, 72px)',
    alignItems: 'center',
    minHeight: 480,
  },
});

const Words = styled('div')({
  '& > * + *': { marginTop: 18 },
  '& > form, & > p + div': { marginTop: 28 },
  '& h1': type('display'),
});

const Aside = styled('div')({ justifySelf: 'center', width: '100%', maxWidth: 460 });
