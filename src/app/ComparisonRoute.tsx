import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ClosingActions } from '#src/features/comparison/actions/ClosingActions.tsx';
import { ComparisonPage } from '#src/features/comparison/ComparisonPage.tsx';
import { ComparisonLayout } from './ComparisonLayout.tsx';
import { readResultsState } from './navigationState.ts';
import { QueryProvider } from './QueryProvider.tsx';

const EmbeddedQuiz = lazy(async () => ({ default: (await import('./EmbeddedQuiz.tsx')).EmbeddedQuiz }));

/**
 * `/comparison/{customerId}`: the results of the quiz that led here, or of the comparison stored under the id.
 * `/comparison`: the quiz, and all that can be compared without answers (D7).
 */
export function ComparisonRoute() {
  const { customerId } = useParams();
  const results = readResultsState(useLocation().state);
  const quiz = customerId === undefined && (
    <Suspense>
      <EmbeddedQuiz />
    </Suspense>
  );
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
