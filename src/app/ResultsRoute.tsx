import { ComparisonResults } from '#src/features/comparison/ComparisonResults.tsx';
import { paths } from '#src/routing/paths.ts';
import type { ResultsState } from './navigationState.ts';
import { QueryProvider } from './QueryProvider.tsx';
import { ResultActionsProvider } from './ResultActionsProvider.tsx';

/** The results as a stage of home (spec 2 "Stage behaviour"), with the way to the whole comparison. */
export function ResultsRoute({ results }: { results: ResultsState }) {
  const { userAnswers, userEmail, contactInfo, comparisonId } = results;
  return (
    <QueryProvider>
      <ResultActionsProvider results={results} comparisonId={comparisonId}>
        <ComparisonResults
          answers={userAnswers}
          contact={contactInfo}
          email={userEmail}
          comparisonTo={comparisonId === undefined ? paths.comparison : paths.comparisonOf(comparisonId)}
        />
      </ResultActionsProvider>
    </QueryProvider>
  );
}
