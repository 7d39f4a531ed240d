import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import { type Edge, type Graph, snapshotsAlong } from '#tools/paths/explore.ts';
import { type Due, isPassing } from '#tools/paths/realTime.ts';
import { type Driver, entryFor, innermostStates, type WalkedPage } from './driver.ts';

/** A page whose clock can be stopped, while something waits for time. */
export type TimedPage = WalkedPage & {
  stopClock: () => Promise<void>;
  startClock: () => Promise<void>;
  /** Told of each step before it is made. */
  steps?: () => void;
  /** Told of each state that the page has been checked against. */
  arrived?: (state: string) => Promise<void>;
};

/** Walks a path through the product: makes each event happen, and checks the page against the state. */
export async function walkPage(
  driver: Driver,
  model: MachineModel,
  graph: Graph,
  path: readonly Edge[],
  page: TimedPage,
): Promise<void> {
  const snapshots = snapshotsAlong(model, path);
  const at = (step: number): Arrival => {
    const edge = path[step - 1];
    const due = graph.situations.get(edge?.to ?? graph.start)?.due ?? {};
    const snapshot = snapshots[step];
    if (!snapshot) throw new Error(`${driver.machine} has no step ${step}`);
    return { due, snapshot, event: edge?.event ?? { type: 'xstate.init' } };
  };
  let isStopped = false;
  const keepTime = async (due: Due) => {
    const isTimed = Object.values(due).some(({ isCertain }) => isCertain);
    if (isTimed !== isStopped) await (isTimed ? page.stopClock() : page.startClock());
    isStopped = isTimed;
  };

  driver.prepare?.(page, path);
  await keepTime(at(0).due);
  await page.open(driver.opens, driver.state);
  await look(driver, page, at(0));
  for (const [index, { event, passes }] of path.entries()) {
    page.steps?.();
    try {
      const { snapshot } = at(index);
      const arrival = at(index + 1);
      // Stopped before a wait starts, started again only when it is over.
      const isWaiting = Object.keys(arrival.due).length > 0;
      if (isWaiting) await keepTime(arrival.due);
      await gestureFor(driver, event.type)(page, { event, passes, snapshot });
      if (!isWaiting) await keepTime(arrival.due);
      await look(driver, page, arrival);
    } catch (error) {
      const steps = path.slice(0, index + 1).map(describeStep);
      throw new Error(`${driver.machine}, after ${steps.join(' → ')}: ${messageOf(error)}`, { cause: error });
    }
  }
}

function gestureFor({ machine, gestures }: Driver, eventType: string) {
  const gesture = entryFor(gestures, eventType);
  if (!gesture) throw new Error(`The driver of "${machine}" has no gesture for the event "${eventType}"`);
  return gesture;
}

function sightFor({ machine, sights }: Driver, state: string) {
  const sight = entryFor(sights, state);
  if (!sight) throw new Error(`The driver of "${machine}" has no sight for the state "${state}"`);
  return sight;
}

type Arrival = { snapshot: AnyMachineSnapshot; event: AnyEventObject; due: Due };

async function look(driver: Driver, page: TimedPage, { snapshot, event, due }: Arrival) {
  if (isPassing(due)) return;
  for (const state of innermostStates(snapshot)) {
    const sight = sightFor(driver, state);
    if (typeof sight !== 'function') continue;
    await sight(page, { snapshot, event });
    await page.arrived?.(state);
  }
}

const describeStep = ({ event }: Edge) => ('answer' in event ? `${event.type} (${String(event.answer)})` : event.type);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
