import type { ReactNode } from 'react';
import { lastUpdated } from '#schemas/content/pos-systems.json';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Caption, Intro } from '#src/ui/Intro.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

type ComparisonHeroProps = {
  /** Whether the page shows the visitor's top 3. */
  isPersonal: boolean;
  companyName?: string | undefined;
  /** h2 when the page has another heading above. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

export function ComparisonHero({ isPersonal, companyName, heading: Heading = 'h1', children }: ComparisonHeroProps) {
  const text = useTexts(comparisonPageTexts);
  const mine = companyName ? text('hero.named', { company: companyName }) : text('hero.yours');
  return (
    <Ground>
      <PageContainer>
        <Caption>{text('hero.updated', { when: lastUpdated })}</Caption>
        <Heading>{isPersonal ? mine : text('hero.anyone')}</Heading>
        <Intro>{isPersonal ? text('hero.lead') : text('hero.leadAnyone')}</Intro>
        {children}
      </PageContainer>
    </Ground>
  );
}

const Ground = styled('div')({
  padding: 'clamp(28px, 4vw, 52px) 0 clamp(24px, 3vw, 36px)',
  backgroundColor: color.bgTint,
  '& p:first-of-type': { marginBottom: 8, fontWeight: 600 },
  '& :is(h1, h2)': { overflowWrap: 'anywhere' },
  '& :is(h1, h2) ~ p': { marginTop: 10 },
  '& a': { marginTop: 16 },
});
