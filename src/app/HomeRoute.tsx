import { Suspense, useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { HomePage, prepareHero } from '#src/features/home/HomePage.tsx';
import { type HomeVariant, homeVariants } from '#src/features/home/homeVariants.ts';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { whenIdle } from '#src/loading/whenIdle.ts';
import { paths } from '#src/routing/paths.ts';
import { ExpertButton } from './ExpertButton.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { Visit } from './siteRoutes.tsx';

const Quiz = lazyPage(
  () => import('./QuizRoute.tsx'),
  (module) => module.QuizRoute,
);
const Results = lazyPage(
  () => import('./ResultsRoute.tsx'),
  (module) => module.ResultsRoute,
);

const QUIZ_HASH = '#quiz';

const variantAt = (pathname: string) => homeVariants.find(({ path }) => matchPath(path, pathname));

/** Loads what a start page shows first: the quiz if the address asks for it, otherwise the parts specific to its hero. */
export async function prepare({ pathname, hash }: Visit): Promise<void> {
  const variant = variantAt(pathname);
  if (hash === QUIZ_HASH) await Quiz.preload();
  else if (variant) await prepareHero(variant);
}

/**
 * A start page and its three stages (spec 2): hero, quiz, results. The address says which: `#quiz` is the quiz,
 * navigation state with showResults the results. So reload, Back and a second click on the same link all show the right
 * one, on every variant (D6).
 */
export function HomeRoute() {
  const variant = variantAt(useLocation().pathname);
  if (!variant) throw new Error('home-variants.json has no start page for this address');
  return <StartPage key={variant.id} variant={variant} />;
}

function StartPage({ variant }: { variant: HomeVariant }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  // Most visitors go there next.
  useEffect(() => whenIdle(Quiz.preload), []);

  if (hash === QUIZ_HASH)
    return (
      <Suspense>
        <Quiz startPage={variant.path} />
      </Suspense>
    );
  if (isRecord(state) && state.showResults === true)
    return (
      <SiteLayout>
        <Suspense>
          <Results />
        </Suspense>
      </SiteLayout>
    );
  const startQuiz = (known: Answers) => void navigate(paths.startQuizAt(variant.path), { state: { known } });
  return (
    <SiteLayout announced={variant.announced}>
      <HomePage variant={variant} onStartQuiz={startQuiz} report={<ReportButton />} expert={<ExpertButton />} />
    </SiteLayout>
  );
}
