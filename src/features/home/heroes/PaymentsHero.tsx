import site from '#schemas/content/site.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useDocument, useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';
import { Lead } from '#src/ui/Lead.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import type { HomeHeroProps } from '../HomeHero.tsx';
import { HeroFrame, HeroKeys } from './HeroFrame.tsx';
import './landingTexts.ts';

const COMPARED = ['rate', 'fee', 'monthly', 'contract'] as const;

/** Payment processing: what makes its price, and the way to one's own figures (`/payments`). */
export function PaymentsHero({ onCompare }: HomeHeroProps) {
  const text = useTexts('landing');
  const { rating } = useDocument('content/site.json', site).claims;
  return (
    <HeroFrame
      aside={
        <GuestCheck paper="canary" title={text('payments.check')}>
          <CheckRows>
            {COMPARED.map((row) => (
              <div key={row}>
                <dt>{text(`payments.${row}.title`)}</dt>
                <dd>{text(`payments.${row}.text`)}</dd>
              </div>
            ))}
          </CheckRows>
        </GuestCheck>
      }
    >
      <RatingLine {...rating} label={text('rating', rating)} />
      <h1>{text('payments.headline')}</h1>
      <Lead>{text('payments.lead')}</Lead>
      <HeroKeys>
        <ButtonLink to={paths.savings} size="large">
          {text('payments.savings')}
        </ButtonLink>
        <Button look="secondary" size="large" onClick={onCompare}>
          {text('payments.compare')}
        </Button>
      </HeroKeys>
    </HeroFrame>
  );
}
