import type { ReactNode } from 'react';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { headingId, type Section } from './sections.ts';

type ComparisonSectionProps = { section: Section; intro?: ReactNode; soft?: boolean; children: ReactNode };

/** Its heading can take the focus, and its id is a hash of the page. */
export function ComparisonSection({ section, intro, soft = false, children }: ComparisonSectionProps) {
  const text = useTexts(comparisonPageTexts);
  return (
    <Ground id={section} aria-labelledby={headingId(section)} data-soft={soft}>
      <PageContainer>
        <Head>
          <SectionHeading id={headingId(section)} tabIndex={-1}>
            {text(`sections.${section}`)}
          </SectionHeading>
          {intro && <Intro as="div">{intro}</Intro>}
        </Head>
        <PartBoundary>{children}</PartBoundary>
      </PageContainer>
    </Ground>
  );
}

export const SectionHeading = styled('h2')({ '&:focus': { outline: 'none' } });

const Ground = styled('section')({
  paddingBlock: 'clamp(3.5rem, 2.2rem + 4.6vw, 6.5rem)',
  '&[data-soft=true]': { backgroundColor: color.bgTintSoft },
  '@media print': { paddingBlock: 24, backgroundColor: 'transparent !important' },
});

const Head = styled('div')({
  maxWidth: 720,
  marginBottom: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  '& > * + *': { marginTop: 12 },
});
