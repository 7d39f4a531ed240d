import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import site from '#schemas/content/site.json';
import landingTexts from '#schemas/texts/landing.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { HeroButtons, HeroFrame } from './HeroFrame.tsx';

const AccountDialog = lazyPart(
  () => import('../account/AccountDialog.tsx'),
  (module) => module.AccountDialog,
);

const STEPS = ['account', 'advisor', 'cashback'] as const;

/** The first of the three steps opens an account and leads to the savings report (`/B`, D6). */
export function SoftwareHero() {
  const text = useTexts(landingTexts);
  const navigate = useNavigate();
  const { brand, claims } = site;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <HeroFrame
      aside={
        <Receipt>
          <Steps>
            {STEPS.map((step, index) => (
              <li key={step}>
                <b aria-hidden>{index + 1}</b>
                <div>
                  <h2>{text(`software.${step}.title`)}</h2>
                  <p>{text(`software.${step}.text`, { cashback: claims.cashback })}</p>
                </div>
              </li>
            ))}
          </Steps>
        </Receipt>
      }
    >
      <RatingLine {...claims.rating} label={text('rating', claims.rating)} />
      <h1>{brand.slogan}</h1>
      <Intro>{text('software.lead')}</Intro>
      <HeroButtons>
        <ButtonLink to={paths.comparison} size="large">
          {text('software.compare')}
        </ButtonLink>
        <Button look="secondary" size="large" onClick={() => setDialog('open')}>
          {text('software.account.title')}
        </Button>
      </HeroButtons>
      {dialog !== 'unused' && (
        <PartBoundary floating>
          <AccountDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onSuccess={() => void navigate(paths.costSavings)}
          />
        </PartBoundary>
      )}
    </HeroFrame>
  );
}

const Steps = styled('ol')({
  '& li': { display: 'flex', gap: 16, paddingBlock: 16, borderBottom: `1px solid ${color.lineRule}` },
  '& li:last-child': { borderBottom: 0 },
  '& b': { minWidth: 26, color: color.textSerial, font: `800 1.75rem/1.1 ${fontFamily.display}` },
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.25 },
  '& p': { marginTop: 4, color: color.textSecondary },
});
