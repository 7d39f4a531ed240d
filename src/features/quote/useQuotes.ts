import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isRecord } from '#domain/json.ts';
import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import { type EarlierRequest, type QuoteConcluded, quoteMachine } from '#machines/quote/quoteMachine.ts';
import { readQuoteDraft } from '#machines/quote/quoteRequestRules.ts';
import { systemQuoteMachine } from '#machines/quote/systemQuoteMachine.ts';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useInteractions } from '#src/analytics/useInteractions.ts';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { quoteActors, systemQuoteActors } from './quoteActors.ts';

export type QuoteFlow = [SnapshotFrom<typeof quoteMachine>, ActorRefFrom<typeof quoteMachine>];
export type SystemQuoteFlow = [SnapshotFrom<typeof systemQuoteMachine>, ActorRefFrom<typeof systemQuoteMachine>];

type UseQuotes = {
  /** Undefined for a visitor with a shared link. */
  contact: VisitorContact | undefined;
  comparisonId: string | undefined;
  /** Must be stable. */
  onConcluded: (event: QuoteConcluded) => void;
};

/** Quotes requested in the modal, and for one system on its card. */
export function useQuotes({ contact, comparisonId, onConcluded }: UseQuotes) {
  const flow = `quote:${comparisonId}`;
  const systemFlow = `systemQuote:${comparisonId}`;
  const [start] = useState(() => ({
    input: { contact, ...keptQuote(flow) },
    systemInput: { contact, ...keptAttempt(systemFlow) },
    quote: quoteMachine.provide({ actors: quoteActors(comparisonId) }),
    systemQuote: systemQuoteMachine.provide({ actors: systemQuoteActors(comparisonId) }),
  }));
  const quotes: QuoteFlow = useFlow(start.quote, { input: start.input });
  const systemQuote: SystemQuoteFlow = useFlow(start.systemQuote, { input: start.systemInput });
  useKeptAttempt(flow, quotes[1], requestOf);
  useKeptAttempt(systemFlow, systemQuote[1]);
  useToasts(quotes[1]);
  useToasts(systemQuote[1]);
  useInteractions(quotes[1]);
  useInteractions(systemQuote[1]);
  useEmitted(quotes[1], 'quote.concluded', onConcluded);
  return { quotes, systemQuote };
}

const requestOf = ({ preset, request }: EarlierRequest): EarlierRequest => ({ preset, request });

/** The attempt with the request as it was before a reload. */
function keptQuote(flow: string) {
  const { filledIn, ...attempt } = keptAttempt(flow);
  if (!isRecord(filledIn)) return attempt;
  const { posSystems: preset } = readQuoteDraft({ posSystems: filledIn.preset });
  return { ...attempt, earlier: { preset, request: readQuoteDraft(filledIn.request) } };
}
