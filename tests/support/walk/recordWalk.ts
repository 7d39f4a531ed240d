import type { MachineModel } from '#machines/models/machineModel.ts';
import type { Graph } from '#tools/paths/explore.ts';
import type { Path } from '#tools/paths/generators.ts';
import type { Driver } from './driver.ts';
import { type TimedPage, walkPage } from './walkPage.ts';

/** An act on a page or a look at it, as data: the name of a method of {@link TimedPage}, and its arguments. */
export type Act = { name: ActName; with: readonly unknown[] };
export type ActName = Exclude<keyof TimedPage, 'steps' | 'arrived'>;

/** All acts; a new method of a page does not compile without a line here. */
const ACTS = {
  ...{ open: true, back: true, playBrowser: true, escape: true, press: true, follow: true, putAside: true },
  ...{ takeOut: true, choose: true, moveTo: true, tick: true, type: true, pick: true, agree: true, answer: true },
  ...{
    attach: true,
    answerAlways: true,
    pass: true,
    stopClock: true,
    startClock: true,
    seesHeading: true,
    seesDialog: true,
  },
  ...{ seesButton: true, seesChosen: true, seesField: true, seesProgress: true, seesToast: true, seesText: true },
  ...{ seesAddress: true, seesNothing: true },
} satisfies Record<ActName, true>;

/** What a walk along a path does: first to open the page, then for each step. */
export async function recordWalk(driver: Driver, model: MachineModel, graph: Graph, path: Path): Promise<Act[][]> {
  const recorded: Act[][] = [[]];
  const note =
    (name: ActName) =>
    async (...given: unknown[]) => {
      // JSON has no undefined; a method takes a missing argument as undefined.
      const last = given.findLastIndex((value) => value !== undefined);
      recorded.at(-1)?.push({ name, with: given.slice(0, last + 1) });
    };
  const methods = Object.keys(ACTS).map((name) => [name, note(name as ActName)]);
  // The cast holds because each method only notes its arguments, and returns nothing.
  const page = Object.fromEntries(methods) as unknown as TimedPage;
  await walkPage(driver, model, graph, path, { ...page, steps: () => void recorded.push([]) });
  return recorded;
}
