import type { MachineModel } from '#machines/models/machineModel.ts';
import { machineModels } from '#machines/models/registry.ts';
import { explore } from '#tools/paths/explore.ts';
import { type Path, takenBy, tour } from '#tools/paths/generators.ts';
import { listTransitions } from '#tools/paths/transitions.ts';
import type { Call } from './calls.ts';
import { type Driver, entryFor } from './driver.ts';
import { drivers, missingDriver } from './drivers/registry.ts';
import { type TimedPage, walkPage } from './walkPage.ts';

/** The tour of one machine through its pages. */
export type Walk = {
  machine: string;
  /** Keys of all the machine's transitions. */
  transitions: readonly string[];
  paths: readonly WalkedPath[];
};
export type WalkedPath = {
  number: number;
  steps: number;
  holds: readonly Call[];
  /** The transitions that must have been taken. */
  takes: readonly string[];
  walk: (page: TimedPage) => Promise<void>;
};

/** The tours of all machines. A machine without a driver fails when it is walked. */
export const walks = (): Walk[] =>
  machineModels().map((model) => {
    const driver = drivers().find(({ machine }) => machine === model.machine.id);
    return walkOf(model, driver ?? missingDriver(model.machine.id));
  });

/** The tour of a machine, each path of it ready to be walked. */
function walkOf(model: MachineModel, driver: Driver): Walk {
  const graph = explore(model, { inRealTime: true });
  const ready = (path: Path, index: number): WalkedPath => ({
    number: index + 1,
    steps: path.length,
    holds: driver.holds,
    takes: [...takenBy([path.filter(({ event }) => !entryFor(driver.goneAround ?? {}, event.type))])],
    walk: (page) => walkPage(driver, model, graph, path, page),
  });
  return {
    machine: model.machine.id,
    transitions: listTransitions(model.machine).map(({ key }) => key),
    paths: tour(graph).map(ready),
  };
}
