import site from '#schemas/content/site.json';
import homeTexts from '#schemas/texts/home.json';
import landingTexts from '#schemas/texts/landing.json';
import { useTexts } from '#src/texts/texts.ts';
import { Intro } from '#src/ui/Intro.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import { HeroHeadline } from '../HeroHeadline.tsx';
import type { HomeHeroProps } from '../HomeHero.tsx';
import { SampleReceipt } from '../SampleReceipt.tsx';
import { StartQuizForm } from '../StartQuizForm.tsx';
import { TillSlot } from '../TillSlot.tsx';
import { HeroFrame } from './HeroFrame.tsx';

export function EmailHero({ starting, onStartQuiz }: HomeHeroProps) {
  const text = useTexts(landingTexts);
  const homeText = useTexts(homeTexts);
  const { rating } = site.claims;
  return (
    <HeroFrame
      aside={
        <>
          <SampleReceipt />
          <TillSlot aria-hidden />
        </>
      }
    >
      <HeroHeadline />
      <Intro>{text('email.lead')}</Intro>
      <StartQuizForm starting={starting} onStart={onStartQuiz} />
      <RatingLine {...rating} label={homeText('rating', rating)} />
    </HeroFrame>
  );
}
