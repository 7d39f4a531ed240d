import type { ReactNode } from 'react';
import { readVisitorContact } from '#domain/leads/visitorContact.ts';
import { ResultActionsContext } from '#src/features/comparison/actions/resultActions.ts';
import { useResults } from '#src/features/comparison/results/useResults.ts';
import type { ResultsState } from './navigationState.ts';
import { useResultDialogs } from './useResultDialogs.tsx';

type ResultActionsProviderProps = {
  results: ResultsState | undefined;
  comparisonId: string | undefined;
  children: ReactNode;
};

/**
 * Offers quotes, a call and a consultation to the results inside it. A visitor with a shared link has no contact details.
 */
export function ResultActionsProvider({ results, comparisonId, children }: ResultActionsProviderProps) {
  const { data: shown } = useResults(
    comparisonId,
    results && { answers: results.userAnswers, ranking: results.recommendations },
  );
  const { actions, dialogs } = useResultDialogs({
    contact: readVisitorContact(results?.contactDetails),
    ranking: shown?.ranking,
    comparisonId,
  });
  return (
    <ResultActionsContext value={actions}>
      {children}
      {dialogs}
    </ResultActionsContext>
  );
}
