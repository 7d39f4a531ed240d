import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { prepareRequests } from '#src/api/http.ts';
import { ClosingActions } from '#src/features/comparison/actions/ClosingActions.tsx';
import { ComparisonPage } from '#src/features/comparison/ComparisonPage.tsx';
import { ComparisonLayout } from './ComparisonLayout.tsx';
import { readResultsState } from './navigationState.ts';
import { QueryProvider } from './QueryProvider.tsx';

/** Starts to load the request code without waiting for it: the page itself reads later, and shows a failure then. */
export const prepare = async () => void prepareRequests().catch(() => undefined);

/** `/comparison/{customerId}`: the results of the quiz that led here, or of the comparison stored under the id. */
export function ComparisonRoute({ quiz }: { quiz?: ReactNode }) {
  const { customerId } = useParams();
  const results = readResultsState(useLocation().state);
  return (
    <QueryProvider>
      {/* Another id is another page, which takes the focus like one reached by a link. */}
      <ComparisonLayout key={customerId ?? ''} customerId={customerId} results={results}>
        <ComparisonPage
          customerId={customerId}
          carried={results && { answers: results.userAnswers, ranking: results.recommendations }}
          contact={results?.contactInfo}
          email={results?.userEmail}
          closingActions={<ClosingActions />}
          {...(quiz && { quiz })}
        />
      </ComparisonLayout>
    </QueryProvider>
  );
}
