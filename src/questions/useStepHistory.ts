import { useCallback, useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from '#domain/json.ts';
import type { QuestionSnapshot } from './questionSnapshot.ts';

/** Stored in the history entry of each step: its index, and the first index of this run of entries. */
type StepEntry = { step: number; base: number };

type Steps<Snapshot extends QuestionSnapshot> = {
  actor: {
    getSnapshot: () => Snapshot;
    send: (event: { type: 'back.pressed' } | { type: 'next.pressed' }) => void;
  };
  snapshot: Snapshot;
  /** The number of steps before the current one; undefined when there are no more steps. */
  indexOf: (snapshot: Snapshot) => number | undefined;
  /** Whether Back leaves the quiz, because the answers have been sent (D18). */
  isOver: (snapshot: Snapshot) => boolean;
  onLeave: () => void;
};

/**
 * One history entry per step, so that the browser's Back and Forward go through the questions (D19). The machine leads
 * when the visitor answers, the history when the visitor uses the browser's buttons; the quiz's own Back uses the history
 * too, so that the two never drift apart.
 * @returns what the quiz's Back button does; stays the same while the address does
 */
export function useStepHistory<Snapshot extends QuestionSnapshot>(steps: Steps<Snapshot>): () => void {
  const { actor, snapshot, indexOf, isOver, onLeave } = steps;
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const entry = useRef<StepEntry | undefined>(undefined);
  const index = indexOf(snapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the machine has moved, with the address at that time
  useEffect(() => {
    if (index === undefined) return;
    const here = entry.current ?? readEntry(location);
    const put = (next: StepEntry, replace: boolean) => {
      entry.current = next;
      void navigate(
        { pathname: location.pathname, search: location.search, hash: location.hash },
        { state: next, replace },
      );
    };
    // A page that was opened inside the quiz: earlier history entries do not belong to it.
    if (!here || (entry.current === undefined && here.step !== index)) put({ step: index, base: index }, true);
    else if (index > here.step)
      for (let step = here.step + 1; step <= index; step += 1) put({ step, base: here.base }, false);
    else if (index < here.step) put({ step: index, base: Math.min(index, here.base) }, true);
    else entry.current = here;
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has used the browser's buttons
  useEffect(() => {
    const target = readEntry(location);
    if (!isPop || !target || !entry.current || target.step === entry.current.step) return;
    if (isOver(actor.getSnapshot())) return onLeave();
    entry.current = target;
    follow(steps, target.step);
    const reached = indexOf(actor.getSnapshot());
    if (reached !== undefined && reached !== target.step) {
      entry.current = { step: reached, base: Math.min(reached, target.base) };
      void navigate(location, { state: entry.current, replace: true });
    }
  }, [location]);

  return useCallback(() => {
    const here = entry.current;
    if (here && here.step > here.base) void navigate(-1);
    else actor.send({ type: 'back.pressed' });
  }, [actor, navigate]);
}

/** Presses Back or Next until the step is reached, or as far as possible. */
function follow<Snapshot extends QuestionSnapshot>({ actor, indexOf }: Steps<Snapshot>, step: number): void {
  for (let tries = 0; tries < 1000; tries += 1) {
    const index = indexOf(actor.getSnapshot());
    if (index === undefined || index === step) return;
    const event = index > step ? ({ type: 'back.pressed' } as const) : ({ type: 'next.pressed' } as const);
    if (!actor.getSnapshot().can(event)) return;
    actor.send(event);
  }
}

function readEntry({ state }: Location<unknown>): StepEntry | undefined {
  if (!isRecord(state) || typeof state.step !== 'number' || typeof state.base !== 'number') return undefined;
  return { step: state.step, base: state.base };
}
