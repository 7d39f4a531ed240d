import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { Answers } from '#domain/questionFlow.ts';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { HangingBlanks } from './ComparisonSkeleton.tsx';
import { GuideSentCard } from './GuideSentCard.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import { QueryBody } from './QueryBody.tsx';
import type { Query } from './query.ts';
import { HungCards } from './RecommendationCards.tsx';
import { RecommendationHead } from './RecommendationHead.tsx';
import { ResultGround } from './ResultGround.tsx';
import { recommendationsFor } from './recommendation.ts';
import { headingId, type Section } from './sections.ts';

type TopSectionProps = {
  answers: Query<Answers | undefined>;
  systems: Query<PointOfSale[]>;
  contact?: { name: string; companyName: string } | undefined;
  email?: string | undefined;
};

const PointsBreakdown = lazy(async () => ({ default: (await import('./points/PointsBreakdown.tsx')).PointsBreakdown }));

const SECTION: Section = 'recommendations';

/** The visitor's own part of the comparison; nothing where no answers are behind it (D7). */
export function TopSection({ answers, systems, contact, email }: TopSectionProps) {
  if (answers.state !== 'ready')
    return (
      <ResultGround busy={answers.state === 'loading'}>
        <OrBlanks query={answers} />
      </ResultGround>
    );
  if (!answers.value) return null;
  const known = answers.value;
  return (
    <ResultGround id={SECTION} aria-labelledby={headingId(SECTION)} busy={systems.state === 'loading'}>
      <RecommendationHead
        headingId={headingId(SECTION)}
        answers={known}
        contactName={contact?.name}
        companyName={contact?.companyName}
      />
      {systems.state === 'ready' ? (
        <Results answers={known} systems={systems.value} email={email} />
      ) : (
        <OrBlanks query={systems} />
      )}
    </ResultGround>
  );
}

/** The rail with blank receipts while something is on its way; else the offer to ask for it again. */
function OrBlanks({ query }: { query: Query<unknown> }) {
  const text = useTexts(comparisonPageTexts);
  const section = text(`sections.${SECTION}`);
  if (query.state !== 'loading')
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

type ResultsProps = { answers: Answers; systems: readonly PointOfSale[]; email: string | undefined };

function Results({ answers, systems, email }: ResultsProps) {
  const recommendations = recommendationsFor(answers, systems);
  return (
    <>
      <HungCards recommendations={recommendations} answers={answers} />
      <After>
        <Suspense>
          <PointsBreakdown recommendations={recommendations} answers={answers} />
        </Suspense>
        {email && <GuideSentCard email={email} />}
        {answers.expertConsultation === 'maybe' && <MoreDetails />}
      </After>
    </>
  );
}

const After = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 28 });
