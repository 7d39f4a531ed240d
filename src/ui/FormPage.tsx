import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Intro } from './Intro.tsx';
import { PageContainer } from './PageContainer.tsx';

type FormPageProps = {
  title: ReactNode;
  intro: ReactNode;
  receipt: ReactNode;
  children: ReactNode;
};

export function FormPage({ title, intro, receipt, children }: FormPageProps) {
  return (
    <Ground>
      <Columns>
        <About>
          <h1>{title}</h1>
          <Intro>{intro}</Intro>
          <Beside>{receipt}</Beside>
        </About>
        <Sheet>{children}</Sheet>
      </Columns>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(36px, 5vw, 80px) 0 clamp(56px, 6vw, 96px)',
  backgroundColor: color.bgTint,
});

const Columns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.45fr)', gap: 72, alignItems: 'start' },
});

const About = styled('div')({
  '& h1 + p': { marginTop: 12 },
  [from.medium]: { position: 'sticky', top: 104 },
});

const Beside = styled('div')({
  display: 'none',
  [from.medium]: { display: 'block', marginTop: 40, maxWidth: 380 },
});

const Sheet = styled('div')({
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: 18,
  backgroundColor: color.bgPaper,
  boxShadow: color.shadowPaper,
});
