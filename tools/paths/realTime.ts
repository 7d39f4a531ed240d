import type { AnyMachineSnapshot } from 'xstate';
import type { MachineModel, Timing } from './models/model.ts';

/** What time will bring, by event type: after how many milliseconds, and whether it is sure to come. */
export type Due = Readonly<Record<string, Timing>>;

/** How long it is until an event; 0 for what does not wait for time, undefined where something else comes before it. */
export function timeUntil(due: Due, eventType: string): number | undefined {
  const milliseconds = due[eventType]?.milliseconds ?? 0;
  const isForestalled = Object.entries(due).some(
    ([other, timing]) =>
      other !== eventType &&
      timing.isCertain &&
      (eventType in due ? timing.milliseconds < milliseconds : timing.milliseconds === 0),
  );
  return isForestalled || milliseconds < 0 ? undefined : milliseconds;
}

/** Whether something happens at once, so that nobody ever sees the situation. */
export const isPassing = (due: Due): boolean =>
  Object.values(due).some(({ milliseconds, isCertain }) => isCertain && milliseconds === 0);

/** What is due in a state: what was due before and still runs, nearer by the time that passed, and what begins anew. */
export function dueAfter(
  model: MachineModel,
  next: AnyMachineSnapshot,
  ended: readonly string[],
  before: { due: Due; event: string } | undefined,
): Due {
  const passed = before?.due[before.event]?.milliseconds ?? 0;
  const entries = [...timingsIn(model, next)]
    .filter(([type]) => !ended.some((id) => type.endsWith(`.actor.${id}`)))
    .map(([type, timing]): [string, Timing] => {
      const running = type === before?.event ? undefined : before?.due[type];
      if (!running) return [type, timing];
      // What has not come in time is kept as missed, or it would begin anew.
      return [type, { ...running, milliseconds: Math.max(-1, running.milliseconds - passed) }];
    });
  return Object.fromEntries(entries);
}

/** What time brings from these states on: delayed transitions, actors that only wait, and what the model knows. */
function timingsIn({ machine, timings = {} }: MachineModel, snapshot: AnyMachineSnapshot): Map<string, Timing> {
  const found = new Map<string, Timing>();
  const note = (type: string, milliseconds: unknown) => {
    if (typeof milliseconds === 'number') found.set(type, { milliseconds, isCertain: true });
  };
  for (const node of snapshot._nodes) {
    for (const { eventType, delay } of node.after)
      note(eventType, typeof delay === 'string' ? machine.implementations.delays[delay] : delay);
    for (const { id, src, input } of node.invoke)
      if (src === 'wait')
        note(`xstate.done.actor.${id}`, (input as { milliseconds?: unknown } | undefined)?.milliseconds);
    for (const type of node.ownEvents as string[]) {
      const timing = timings[type];
      if (timing) found.set(type, timing);
    }
  }
  return found;
}
