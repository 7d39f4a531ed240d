import { vendors } from 'virtual:vendors';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { consultationFormMachine } from '#machines/consultation/consultationFormMachine.ts';
import type { QuoteConcluded } from '#machines/quote/quoteMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import type { ResultActions } from '#src/features/comparison/actions/resultActions.ts';
import { readCompared } from '#src/features/comparison/picker/comparedSystems.ts';
import { useQuotes } from '#src/features/quote/useQuotes.ts';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { paths } from '#src/routing/paths.ts';
import { thankYouState } from './thankYouState.ts';
import { useBookCall } from './useBookCall.tsx';

const QuoteDialog = lazyPart(
  () => import('#src/features/quote/QuoteDialog.tsx'),
  (module) => module.QuoteDialog,
);
const QuoteSubmitted = lazyPart(
  () => import('#src/features/quote/QuoteSubmitted.tsx'),
  (module) => module.QuoteSubmitted,
);
const ConsultationDialog = lazyPart(
  () => import('#src/features/consultation/ConsultationDialog.tsx'),
  (module) => module.ConsultationDialog,
);

type Visitor = {
  /** Undefined for a visitor with a shared link. */
  contact: VisitorContact | undefined;
  ranking: readonly RankedSystem[] | undefined;
  comparisonId: string | undefined;
};

export function useResultDialogs({ contact, ranking, comparisonId }: Visitor): {
  actions: ResultActions;
  dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  const thank = useCallback(
    ({ contact: { name, email }, posSystems }: QuoteConcluded) => {
      const state = thankYouState({ conversionType: 'quote', userInfo: { name, email }, systems: namesOf(posSystems) });
      void navigate(paths.thankYou, { state });
    },
    [navigate],
  );
  const { quotes, systemQuote } = useQuotes({ contact, comparisonId, onConcluded: thank });
  const [quoteSnapshot, quoteActor] = quotes;
  const [systemSnapshot, systemActor] = systemQuote;
  const consultationForm = useFlow(consultationFormMachine);
  const [formSnapshot, formActor] = consultationForm;
  const { bookCall, dialog } = useBookCall({ userInfo: { name: contact?.name, email: contact?.email } });
  const recommended = useMemo(() => (ranking ?? []).map(({ slug }) => slug), [ranking]);

  const actions: ResultActions = {
    ...(contact && {
      askForQuotes: () => quoteActor.send({ type: 'modal.opened', recommended, compared: readCompared(search, slugs) }),
      askForSystemQuote: (system) => systemActor.send({ type: 'quote.requested', system }),
    }),
    asking: systemSnapshot.matches('sending') ? systemSnapshot.context.system?.slug : undefined,
    scheduleCall: () => bookCall(),
    openConsultation: () => formActor.send({ type: 'modal.opened' }),
  };

  const dialogs = (
    <>
      {useOnceTrue(quoteSnapshot.hasTag('open')) && (
        <PartBoundary floating>
          <QuoteDialog flow={quotes} />
        </PartBoundary>
      )}
      {useOnceTrue(systemSnapshot.matches('confirming')) && (
        <PartBoundary floating>
          <QuoteSubmitted flow={systemQuote} />
        </PartBoundary>
      )}
      {useOnceTrue(formSnapshot.hasTag('open')) && (
        <PartBoundary floating>
          <ConsultationDialog flow={consultationForm} onChooseTime={() => bookCall(30)} />
        </PartBoundary>
      )}
      {dialog}
    </>
  );
  return { actions, dialogs };
}

/**
 * Whether it has ever been true: a dialog stays mounted after its first opening, or it would vanish without its closing
 * animation.
 */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(false);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}

const slugs = vendors.map(({ slug }) => slug);

const namesOf = (slugs: readonly string[]) =>
  slugs.map((slug) => vendors.find((vendor) => vendor.slug === slug)?.name ?? slug);
