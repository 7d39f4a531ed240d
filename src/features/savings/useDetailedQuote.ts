import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { type DetailedQuoteSubmission, detailedQuoteMachine } from '#machines/savings/detailedQuoteMachine.ts';
import { type Recipient, readRecipientDraft } from '#machines/savings/recipientRules.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useInteractions } from '#src/analytics/useInteractions.ts';
import { requestDetailedQuote } from '#src/api/savings.ts';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { rememberEmail, rememberedEmail } from '#src/storage/rememberedUser.ts';
import { useToasts } from '#src/toasts/useToasts.ts';

const detailedQuoteActors = {
  sendQuote: fromPromise<void, DetailedQuoteSubmission>(async ({ input, signal }) => {
    await requestDetailedQuote(input, signal);
    rememberEmail(input.recipient.email);
  }),
};

export type DetailedQuoteFlow = [SnapshotFrom<typeof detailedQuoteMachine>, ActorRefFrom<typeof detailedQuoteMachine>];

const FLOW = 'detailedQuote';
const machine = detailedQuoteMachine.provide({ actors: detailedQuoteActors });

export function useDetailedQuote(recipient: Recipient | undefined): DetailedQuoteFlow {
  const [input] = useState(() => {
    const { filledIn, ...attempt } = keptAttempt(FLOW);
    const email = rememberedEmail();
    return { ...attempt, recipient, typed: { ...(email !== undefined && { email }), ...readRecipientDraft(filledIn) } };
  });
  const flow: DetailedQuoteFlow = useFlow(machine, { input });
  useToasts(flow[1]);
  useKeptAttempt(FLOW, flow[1], typedOf);
  useInteractions(flow[1]);
  return flow;
}

const typedOf = ({ typed }: { typed: unknown }) => typed;
