import site from '#schemas/content/site.json';
import landingTexts from '#schemas/texts/landing.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';
import type { HomeHeroProps } from '../HomeHero.tsx';
import { HeroButtons, HeroFrame } from './HeroFrame.tsx';

const COMPARED = ['rate', 'fee', 'monthly', 'contract'] as const;

export function PaymentsHero({ onCompare }: HomeHeroProps) {
  const text = useTexts(landingTexts);
  const { rating } = site.claims;
  return (
    <HeroFrame
      aside={
        <Receipt paper="canary" title={text('payments.receipt')}>
          <ReceiptRows>
            {COMPARED.map((row) => (
              <ReceiptRow key={row} label={text(`payments.${row}.title`)}>
                {text(`payments.${row}.text`)}
              </ReceiptRow>
            ))}
          </ReceiptRows>
        </Receipt>
      }
    >
      <RatingLine {...rating} label={text('rating', rating)} />
      <h1>{text('payments.headline')}</h1>
      <Intro>{text('payments.lead')}</Intro>
      <HeroButtons>
        <ButtonLink to={paths.savings} size="large">
          {text('payments.savings')}
        </ButtonLink>
        <Button look="secondary" size="large" onClick={onCompare}>
          {text('payments.compare')}
        </Button>
      </HeroButtons>
    </HeroFrame>
  );
}
