import site from '#schemas/content/site.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import drawing from '#src/ui/drawings/cashback.svg?url';
import { PageContainer } from '#src/ui/PageContainer.tsx';

/** Cashback is earned on purchases through a match, so it starts with the quiz. */
export function CashbackSection({ onStart }: { onStart: () => void }) {
  const text = useTexts(homeSectionsTexts);
  const { claims } = site;
  return (
    <PageContainer as="section">
      <Banner>
        <div>
          <h2>{claims.cashbackBanner}</h2>
          <p>{text('cashback.text')}</p>
          <Button look="accent" size="large" onClick={onStart}>
            {text('cashback.start')}
          </Button>
        </div>
        <img src={drawing} alt="" width="420" height="300" loading="lazy" />
      </Banner>
    </PageContainer>
  );
}

const Banner = styled('div')({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 20,
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  '& > div': { padding: 'clamp(28px, 4vw, 56px)' },
  '& h2': { maxWidth: '15em' },
  '& p': { ...type('lead'), maxWidth: '44ch', marginTop: 16, color: color.textInverseMuted },
  '& button': { marginTop: 24 },
  '& img': { width: 'calc(100% - 40px)', height: 'auto', maxWidth: 420, margin: '0 auto', alignSelf: 'end' },
  '& :focus-visible': { outlineColor: color.focusRingOnDark },
  [from.medium]: { gridTemplateColumns: '1.2fr 1fr', alignItems: 'center' },
});
