import type { ReactNode } from 'react';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { PreviewTable } from './PreviewTable.tsx';

/** `report` is the button that asks where to send the whole comparison. */
export function PreviewSection({ report }: { report?: ReactNode }) {
  const text = useTexts(homeSectionsTexts);
  return (
    <PageSection title={text('preview.title')} intro={text('preview.lead')}>
      <Glimpse>
        <PreviewTable />
        <Offer>
          <Receipt>
            <h3>{text('preview.whole')}</h3>
            <p>{text('preview.how')}</p>
            {report}
          </Receipt>
        </Offer>
      </Glimpse>
    </PageSection>
  );
}

const Glimpse = styled('div')({ position: 'relative' });

const Offer = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  backgroundColor: `color-mix(in srgb, ${color.bgDefault} 35%, transparent)`,
  '& > div': { width: '100%', maxWidth: 430 },
  '& .receipt-paper': { padding: '30px 26px 40px', textAlign: 'center' },
  '& p': { margin: '8px 0 20px', color: color.textSecondary },
});
