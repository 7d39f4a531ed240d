import type { ReactNode } from 'react';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { InverseBanner } from '#src/ui/InverseBanner.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export function ClosingBanner({ actions }: { actions: ReactNode }) {
  const text = useTexts(comparisonPageTexts);
  return (
    <Place>
      <InverseBanner title={text('banner.title')} text={text('banner.text')}>
        <Actions>{actions}</Actions>
      </InverseBanner>
    </Place>
  );
}

const Place = styled(PageContainer)({
  marginBottom: 'clamp(56px, 7vw, 104px)',
  '@media print': { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [below.small]: { '& > *': { width: '100%' } },
});
