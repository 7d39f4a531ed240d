import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type CallConcluded, consultationMachine } from '#machines/consultation/consultationMachine.ts';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useInteractions } from '#src/analytics/useInteractions.ts';
import { consultationActors } from './consultationActors.ts';

export type ConsultationFlow = [SnapshotFrom<typeof consultationMachine>, ActorRefFrom<typeof consultationMachine>];
export type CallInteraction = 'schedule_consultation' | 'schedule_savings_consultation';

const machine = consultationMachine.provide({ actors: consultationActors });

/** Booking a call. `onConcluded` has to be stable. */
export function useConsultation(
  interaction: CallInteraction,
  onConcluded: (event: CallConcluded) => void,
): ConsultationFlow {
  const flow: ConsultationFlow = useFlow(machine, { input: { interaction } });
  useInteractions(flow[1]);
  useEmitted(flow[1], 'call.concluded', onConcluded);
  return flow;
}
