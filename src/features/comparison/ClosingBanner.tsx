import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export function ClosingBanner({ actions }: { actions: ReactNode }) {
  const text = useTexts(comparisonPageTexts);
  return (
    <Place>
      <Ground>
        <div>
          <h2>{text('banner.title')}</h2>
          <p>{text('banner.text')}</p>
        </div>
        <Actions>{actions}</Actions>
      </Ground>
    </Place>
  );
}

const Place = styled(PageContainer)({
  marginBottom: 'clamp(56px, 7vw, 104px)',
  '@media print': { display: 'none' },
});

const Ground = styled('section')({
  display: 'grid',
  gap: 24,
  padding: 'clamp(28px, 4vw, 48px)',
  borderRadius: 20,
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  '& p': { marginTop: 8, color: color.textInverseMuted },
  '& :focus-visible': { outlineColor: color.focusRingOnDark },
  '@media (min-width:1000px)': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [below.small]: { '& > *': { width: '100%' } },
});
