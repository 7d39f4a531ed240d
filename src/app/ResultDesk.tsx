import type { ReactNode } from 'react';
import { readVisitorContact } from '#domain/visitorContact.ts';
import { ResultActionsProvider } from '#src/features/comparison/actions/resultActions.ts';
import type { ResultsState } from './navigationState.ts';
import { useResultActions } from './useResultActions.tsx';

type ResultDeskProps = { results: ResultsState | undefined; comparisonId: string | undefined; children: ReactNode };

/** Lets the results inside be acted on: quotes, a call, a consultation. A visitor by link has no contact details. */
export function ResultDesk({ results, comparisonId, children }: ResultDeskProps) {
  const { actions, dialogs } = useResultActions({
    contact: readVisitorContact(results?.contactDetails),
    answers: results?.userAnswers,
    comparisonId,
  });
  return (
    <ResultActionsProvider value={actions}>
      {children}
      {dialogs}
    </ResultActionsProvider>
  );
}
