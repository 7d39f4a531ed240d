import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Intro } from './Intro.tsx';
import { PageContainer } from './PageContainer.tsx';

type PageHeadProps = { title: string; intro: ReactNode; children?: ReactNode; aside?: ReactNode };

export function PageHead({ title, intro, children, aside }: PageHeadProps) {
  return (
    <Ground>
      <Columns data-aside={aside !== undefined}>
        <div>
          <h1>{title}</h1>
          <Intro>{intro}</Intro>
          {children}
        </div>
        {aside}
      </Columns>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(36px, 5vw, 72px) 0 clamp(28px, 4vw, 56px)',
  backgroundColor: color.bgTint,
  '& h1 + p': { marginTop: 10 },
});

const Columns = styled(PageContainer)({
  display: 'grid',
  gap: 24,
  [from.medium]: { '&[data-aside=true]': { gridTemplateColumns: '1fr 360px', alignItems: 'end' } },
});
