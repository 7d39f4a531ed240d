import type { AnyMachineSnapshot } from 'xstate';
import type { MachineModel, Timing } from '#machines/models/machineModel.ts';

/** What will happen by itself, by event type: after how many milliseconds, and whether it is certain. */
export type Due = Readonly<Record<string, Timing>>;

/** The time until an event; 0 for one that does not wait, undefined when another comes first. */
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

/** Whether something happens at once, so that the situation is never seen. */
export const isPassing = (due: Due): boolean =>
  Object.values(due).some(({ milliseconds, isCertain }) => isCertain && milliseconds === 0);

/** What is due in a state: what still runs from before, less the time that has passed, and what starts there. */
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
      // What did not happen in time is kept as missed: otherwise it would start again.
      return [type, { ...running, milliseconds: Math.max(-1, running.milliseconds - passed) }];
    });
  return Object.fromEntries(entries);
}

/** The timings of these states: delayed transitions, waiting actors, and those of the model. */
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
