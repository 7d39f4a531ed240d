import { useLocation, useParams } from 'react-router-dom';
import { ComparisonResults } from '#src/features/comparison/ComparisonResults.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { readResultsState } from './navigationState.ts';
import { QueryProvider } from './QueryProvider.tsx';

/** `/comparison/{customerId}`: the results of the quiz that led here, or of the comparison stored under the id. */
export function ComparisonRoute() {
  const { customerId } = useParams();
  const results = readResultsState(useLocation().state);
  return (
    <QueryProvider>
      <SiteLayout>
        <ComparisonResults
          customerId={customerId}
          answers={results?.userAnswers}
          contact={results?.contactInfo}
          email={results?.userEmail}
        />
      </SiteLayout>
    </QueryProvider>
  );
}
