import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import type { Results } from '#src/api/comparisons.ts';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { headingId, type Section } from '../sections/sections.ts';
import { QueryBody } from '../systems/QueryBody.tsx';
import { GuideSentCard } from './GuideSentCard.tsx';
import { HangingBlanks } from './HangingBlanks.tsx';
import { HungCards } from './HungCards.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import { RecommendationHead } from './RecommendationHead.tsx';
import { ResultGround } from './ResultGround.tsx';
import { recommendationsOf } from './recommendation.ts';

export type TopSectionProps = {
  results: UseQueryResult<Results | null>;
  systems: UseQueryResult<PointOfSale[]>;
  contact?: { name?: string | undefined; companyName?: string | undefined } | undefined;
  email?: string | undefined;
  /** Set when this is a separate page, which then has the page's heading. */
  comparisonTo?: string | undefined;
};

const PointsBreakdown = lazyPage(
  () => import('../points/PointsBreakdown.tsx'),
  (module) => module.PointsBreakdown,
);

const SECTION: Section = 'recommendations';

/** Renders nothing without answers (D7). */
export function TopSection({ results, systems, contact, email, comparisonTo }: TopSectionProps) {
  if (results.data === null) return null;
  if (results.data === undefined)
    return (
      <ResultGround busy={!results.isError}>
        <OrBlanks query={results} />
      </ResultGround>
    );
  const { answers, ranking } = results.data;
  return (
    <ResultGround id={SECTION} aria-labelledby={headingId(SECTION)} busy={systems.isPending}>
      <RecommendationHead
        headingId={comparisonTo === undefined ? headingId(SECTION) : undefined}
        answers={answers}
        contactName={contact?.name}
        companyName={contact?.companyName}
      />
      {systems.data ? (
        <Top {...{ answers, ranking, email, comparisonTo }} systems={systems.data} />
      ) : (
        <OrBlanks query={systems} />
      )}
    </ResultGround>
  );
}

/** Blank receipts while loading; an offer to retry after a failure. */
function OrBlanks({ query }: { query: UseQueryResult<unknown> }) {
  const text = useTexts(comparisonPageTexts);
  const section = text(`sections.${SECTION}`);
  if (query.isError)
    return (
      <QueryBody query={query} section={section}>
        {() => null}
      </QueryBody>
    );
  return (
    <>
      <p role="status">{text('section.loading', { section })}</p>
      <HangingBlanks />
    </>
  );
}

type TopProps = Results & Pick<TopSectionProps, 'email' | 'comparisonTo'> & { systems: readonly PointOfSale[] };

function Top({ answers, ranking, systems, email, comparisonTo }: TopProps) {
  const recommendations = recommendationsOf(ranking, systems);
  return (
    <>
      <HungCards recommendations={recommendations} />
      <After>
        <Suspense>
          <PointsBreakdown recommendations={recommendations} answers={answers} />
        </Suspense>
        {email && <GuideSentCard email={email} comparisonTo={comparisonTo} />}
        {answers.expertConsultation === 'maybe' && <MoreDetails />}
      </After>
    </>
  );
}

const After = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 28 });
