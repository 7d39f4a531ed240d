import landingTexts from '#schemas/texts/landing.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Intro } from '#src/ui/Intro.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { GuideForm } from '../GuideForm.tsx';
import { HeroButtons, HeroFrame } from './HeroFrame.tsx';

export function GuideHero() {
  const text = useTexts(landingTexts);
  const pages = ['features', 'pricing', 'contracts', 'checklist'] as const;
  const promises = ['free', 'card', 'spam'] as const;
  return (
    <HeroFrame
      aside={
        <Receipt title={text('guide.receipt')}>
          <TickList items={pages.map((page) => text(`guide.pages.${page}`))} />
        </Receipt>
      }
    >
      <Trusted>{text('guide.trusted')}</Trusted>
      <h1>{text('guide.headline')}</h1>
      <Intro>{text('guide.lead')}</Intro>
      <GuideForm />
      <Promises>
        <TickList items={promises.map((promise) => text(`guide.${promise}`))} />
      </Promises>
      <HeroButtons>
        <ButtonLink to={paths.howItWorks} look="secondary">
          {text('guide.how')}
        </ButtonLink>
      </HeroButtons>
    </HeroFrame>
  );
}

const Promises = styled('div')({ '& ul': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' } });

const Trusted = styled('p')(type('label'));
