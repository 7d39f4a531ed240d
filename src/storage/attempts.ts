import { useEffect } from 'react';
import { isRecord } from '#domain/json.ts';
import { newId } from './newId.ts';
import { tabStorage } from './tabStorage.ts';

/** What a tab keeps about a flow: the parts of its idempotency keys, and what has been filled in since the last one (T-03). */
export type KeptAttempt = { attemptId: string; taken: number; filledIn: unknown };

const keyOf = (flow: string) => `attempt:${flow}`;

/** The attempt of this tab, even one that was being sent when the page was reloaded. */
export function keptAttempt(flow: string): KeptAttempt {
  const stored = tabStorage.read(keyOf(flow));
  const { attemptId, taken, filledIn } = isRecord(stored) ? stored : {};
  if (typeof attemptId === 'string' && /^[0-9a-f]{32}$/.test(attemptId) && Number.isSafeInteger(taken))
    return { attemptId, taken: Number(taken), filledIn };
  const fresh = { attemptId: newId(), taken: 0, filledIn: undefined };
  tabStorage.write(keyOf(flow), fresh);
  return fresh;
}

/** For a flow that sends only once per page. */
export const forgetAttempt = (flow: string): void => tabStorage.remove(keyOf(flow));

type Sender<Context> = {
  subscribe: (next: (snapshot: { context: Context }) => void) => { unsubscribe: () => void };
};

/** Keeps the attempt of a machine. `filledIn` must be stable. */
export function useKeptAttempt<Context extends { attemptId: string; taken: number }>(
  flow: string,
  actor: Sender<Context>,
  filledIn: (context: Context) => unknown = nothing,
): void {
  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => {
      const { attemptId, taken } = context;
      tabStorage.write(keyOf(flow), { attemptId, taken, filledIn: filledIn(context) });
    });
    return () => subscription.unsubscribe();
  }, [flow, actor, filledIn]);
}

const nothing = () => undefined;
