import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Intro } from './Intro.tsx';
import { PageContainer } from './PageContainer.tsx';

type PageSectionProps = {
  title?: ReactNode;
  intro?: ReactNode;
  ground?: 'plain' | 'soft' | 'tint';
  /** Less space above or below, for sections that belong together. */
  tight?: 'above' | 'below';
  children: ReactNode;
  className?: string;
};

export function PageSection({ title, intro, ground = 'plain', tight, children, className }: PageSectionProps) {
  return (
    <Ground data-ground={ground} data-tight={tight} className={className}>
      <PageContainer>
        {title && <SectionHead title={title} intro={intro} />}
        {children}
      </PageContainer>
    </Ground>
  );
}

export function SectionHead({ title, intro }: { title: ReactNode; intro?: ReactNode }) {
  return (
    <Head>
      <h2>{title}</h2>
      {intro && <Intro>{intro}</Intro>}
    </Head>
  );
}

const Ground = styled('section')({
  paddingBlock: 'clamp(3.5rem, 2.2rem + 4.6vw, 6.5rem)',
  '&[data-ground=soft]': { backgroundColor: color.bgTintSoft },
  '&[data-ground=tint]': { backgroundColor: color.bgTint },
  '&[data-tight=above]': { paddingTop: 0 },
  '&[data-tight=below]': { paddingBottom: 0 },
});

const Head = styled('div')({
  maxWidth: 720,
  marginBottom: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  '& > * + *': { marginTop: 12 },
});
