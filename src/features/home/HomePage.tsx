import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { quizStartMachine } from '#machines/quizStart/quizStartMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { loadable } from '#src/api/loadable.ts';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { rememberEmail } from '#src/storage/rememberedUser.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { HomeHero, type HomeHeroProps } from './HomeHero.tsx';
import { EmailHero } from './heroes/EmailHero.tsx';
import { PaymentsHero } from './heroes/PaymentsHero.tsx';
import { SoftwareHero } from './heroes/SoftwareHero.tsx';
import type { HomeVariant } from './homeVariants.ts';
import { NO_POS } from './posChoices.ts';
import { HomeSections } from './sections/HomeSections.tsx';

/** Loaded on first use. */
const loadAnswers = loadable(() => import('#src/api/customerAnswers.ts'));

const quizStartActors = {
  startQuiz: fromPromise<void, { email: string }>(async ({ input, signal }) => {
    const { startQuiz } = await loadAnswers();
    await startQuiz(input.email, signal);
    rememberEmail(input.email);
  }),
};

export type HomeSlots = {
  report?: ReactNode;
  expert?: ReactNode;
};

type HomePageProps = HomeSlots & {
  variant: HomeVariant;
  /** Receives the answers given with the buttons of the till (D14). */
  onStartQuiz: (known: Answers) => void;
};

const machine = quizStartMachine.provide({ actors: quizStartActors });

/** The hero with a form of several fields, whose code no other start page needs. */
const GuideHero = lazyPage(
  () => import('./heroes/GuideHero.tsx'),
  (module) => module.GuideHero,
);

/** Every hero, by its name in content/home-variants.json. */
export const heroes: Readonly<Record<string, ComponentType<HomeHeroProps>>> = {
  till: HomeHero,
  email: EmailHero,
  software: SoftwareHero,
  payments: PaymentsHero,
  guide: GuideHero,
};

/** Loads the hero of a variant if it is not part of every start page. */
export async function prepareHero({ hero }: HomeVariant): Promise<void> {
  if (heroes[hero] === GuideHero) await GuideHero.preload();
}

/** A start page before the quiz: its hero and its sections. */
export function HomePage({ variant, onStartQuiz, ...slots }: HomePageProps) {
  const [snapshot, actor] = useFlow(machine);
  const [pickedPos, setPickedPos] = useState<string>();
  useToasts(actor);

  const isStarted = snapshot.matches('started');
  useEffect(() => {
    if (isStarted) onStartQuiz(knownFrom(pickedPos));
  }, [isStarted, onStartQuiz, pickedPos]);

  const start = () => onStartQuiz(knownFrom(pickedPos));
  const Hero = heroes[variant.hero] ?? HomeHero;
  return (
    <>
      <PartBoundary>
        <Hero
          starting={snapshot.hasTag('busy')}
          pickedPos={pickedPos}
          onCompare={start}
          onStartQuiz={(email) => actor.send({ type: 'email.submitted', email })}
          onPickPos={setPickedPos}
        />
      </PartBoundary>
      <HomeSections names={variant.sections} onStart={start} {...slots} />
    </>
  );
}

/** The quiz answers that follow from a picked system. */
function knownFrom(pickedPos: string | undefined): Answers {
  if (pickedPos === undefined) return {};
  return pickedPos === NO_POS ? { hasCurrentPOS: 'no' } : { hasCurrentPOS: 'yes', currentPOSSystem: pickedPos };
}
