import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { listTransitions, transitionKey } from '#tools/paths/transitions.ts';
import type { RecordedMachine } from '#tools/transitionCoverage/report.ts';

/** Records the transitions taken by each machine, by key. Give `inspect` to an actor system. */
export function createTransitionRecorder() {
  const taken = new Map<AnyStateMachine, Set<string>>();
  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== '@xstate.microstep') return;
      const machine = machineOf(event.actorRef);
      if (!machine) return;
      const keys = taken.get(machine) ?? new Set();
      for (const transition of event._transitions) keys.add(transitionKey(transition));
      taken.set(machine, keys);
    },
    /** Equal machines, such as those made by `provide`, count as one. */
    recorded(): RecordedMachine[] {
      const byShape = new Map<string, RecordedMachine>();
      for (const [machine, keys] of taken) {
        const transitions = listTransitions(machine).map(({ key }) => key);
        const shape = JSON.stringify([machine.id, transitions]);
        const known = byShape.get(shape)?.taken ?? [];
        byShape.set(shape, { id: machine.id, transitions, taken: [...new Set([...known, ...keys])] });
      }
      return [...byShape.values()];
    },
  };
}

/** The logic of an actor is not part of its type. */
function machineOf(actorRef: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actorRef as unknown as { logic?: object };
  return logic && 'getStateNodeById' in logic ? (logic as AnyStateMachine) : undefined;
}
