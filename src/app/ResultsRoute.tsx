import { Navigate, useLocation } from 'react-router-dom';
import { ResultsStage } from '#src/features/comparison/results/ResultsStage.tsx';
import { paths } from '#src/routing/paths.ts';
import { readResultsState } from './navigationState.ts';
import { QueryProvider } from './QueryProvider.tsx';
import { ResultActionsProvider } from './ResultActionsProvider.tsx';

/** The results as a stage of home (spec 2 "Stage behaviour"), with a link to the whole comparison. */
export function ResultsRoute() {
  const { pathname, state } = useLocation();
  const results = readResultsState(state);
  if (!results) return <Navigate to={pathname} replace />;
  const { comparisonId, contactInfo, userEmail } = results;
  return (
    <QueryProvider>
      <ResultActionsProvider results={results} comparisonId={comparisonId}>
        <ResultsStage
          customerId={comparisonId}
          carried={{ answers: results.userAnswers, ranking: results.recommendations }}
          contact={contactInfo}
          email={userEmail}
          comparisonTo={comparisonId === undefined ? paths.comparison : paths.comparisonOf(comparisonId)}
        />
      </ResultActionsProvider>
    </QueryProvider>
  );
}
