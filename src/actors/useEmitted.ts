import { useEffect } from 'react';
import type { Subscription } from 'xstate';

type Emitter<Event extends { type: string }> = {
  on(type: Event['type'], handler: (event: Event) => void): Subscription;
};

/** Handles what a machine emits while the component is mounted. `handler` must be stable. */
export function useEmitted<Event extends { type: string }>(
  actor: Emitter<Event>,
  type: Event['type'],
  handler: (event: Event) => void,
): void {
  useEffect(() => {
    const subscription = actor.on(type, handler);
    return () => subscription.unsubscribe();
  }, [actor, type, handler]);
}
