import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Answers } from '#domain/questionFlow.ts';
import { quizStartMachine } from '#machines/quizStart/quizStartMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { HomeHero, type HomeHeroProps } from './HomeHero.tsx';
import type { HomeVariant } from './homeVariants.ts';
import { NO_POS } from './posChoices.ts';
import { quizStartActors } from './quizStartActors.ts';

export type HomeSlots = {
  report?: ReactNode;
  expert?: ReactNode;
};

type HomePageProps = HomeSlots & {
  variant: HomeVariant;
  /** Gets the answers given with the buttons of the till (D14). */
  onStartQuiz: (known: Answers) => void;
};

const machine = quizStartMachine.provide({ actors: quizStartActors });

/** By the name in content/home-variants.json; all but the one of home are loaded on demand. */
export const heroes: Readonly<Record<string, ComponentType<HomeHeroProps>>> = {
  till: HomeHero,
  email: lazy(async () => ({ default: (await import('./heroes/EmailHero.tsx')).EmailHero })),
  software: lazy(async () => ({ default: (await import('./heroes/SoftwareHero.tsx')).SoftwareHero })),
  payments: lazy(async () => ({ default: (await import('./heroes/PaymentsHero.tsx')).PaymentsHero })),
  guide: lazy(async () => ({ default: (await import('./heroes/GuideHero.tsx')).GuideHero })),
};

const HomeSections = lazy(async () => ({ default: (await import('./sections/HomeSections.tsx')).HomeSections }));

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
    <Suspense>
      <Hero
        starting={snapshot.hasTag('busy')}
        pickedPos={pickedPos}
        onCompare={start}
        onStartQuiz={(email) => actor.send({ type: 'email.submitted', email })}
        onPickPos={setPickedPos}
      />
      <Suspense>
        <HomeSections names={variant.sections} onStart={start} {...slots} />
      </Suspense>
    </Suspense>
  );
}

/** The quiz answers that follow from a picked system. */
function knownFrom(pickedPos: string | undefined): Answers {
  if (pickedPos === undefined) return {};
  return pickedPos === NO_POS ? { hasCurrentPOS: 'no' } : { hasCurrentPOS: 'yes', currentPOSSystem: pickedPos };
}
