import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { GuideForm } from '../GuideForm.tsx';

export function BuyingGuideSection() {
  const text = useTexts(homeSectionsTexts);
  return (
    <PageContainer as="section">
      <Columns>
        <div>
          <h2>{text('guide.title')}</h2>
          <p>{text('guide.lead')}</p>
        </div>
        <GuideForm />
      </Columns>
    </PageContainer>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 18,
  padding: 'clamp(28px, 4vw, 44px) 0 clamp(3.5rem, 2.2rem + 4.6vw, 6.5rem)',
  borderTop: `1px dashed ${color.lineControl}`,
  '& h2': { fontSize: 'clamp(1.25rem, 1.152rem + .43vw, 1.5rem)' },
  '& div > p': { color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: '1fr 1.2fr', alignItems: 'center', gap: 48, '& form': { justifySelf: 'end' } },
});
