import type { MachineModel } from '#machines/models/machineModel.ts';
import { machineModels } from '#machines/models/registry.ts';
import type { Driver } from '#tests/support/walk/driver.ts';
import { drivers } from '#tests/support/walk/drivers/registry.ts';
import { recordWalk } from '#tests/support/walk/recordWalk.ts';
import { explore } from '#tools/paths/explore.ts';
import { pathPerTransition } from '#tools/paths/generators.ts';
import { walkReport } from '#tools/paths/report/walkReport.ts';
import type { WalkableMachine } from '../documents/walkable.ts';

/** The machines that have a page, by the documents that this module was loaded with. */
export const walkableMachines = (): Promise<WalkableMachine[]> =>
  Promise.all(
    machineModels().flatMap((model) => {
      const driver = drivers().find(({ machine }) => machine === model.machine.id);
      return driver ? [walkable(model, driver)] : [];
    }),
  );

async function walkable(model: MachineModel, driver: Driver): Promise<WalkableMachine> {
  // Only what a clock allows can be played.
  const graph = explore(model, { inRealTime: true });
  const paths = pathPerTransition(graph);
  const { machine, title, states, paths: spoken } = walkReport(model, graph, paths, 'transitions');
  const walked = await Promise.all(
    spoken.map(async (path, index) => {
      const edges = paths[index] ?? [];
      const [opening = [], ...acts] = await recordWalk(driver, model, graph, edges);
      return {
        ...path,
        opening,
        steps: path.steps.map(({ instruction, expectation, transitions }, step) => {
          const edge = edges[step];
          const snapshot = graph.situations.get(edge?.to ?? '')?.snapshot;
          const inside = snapshot?._nodes.filter(({ type }) => type === 'atomic' || type === 'final') ?? [];
          return {
            instruction,
            expectation,
            transitions,
            event: { type: edge?.event.type ?? '' },
            states: inside.map(({ id }) => id),
            tags: [...(snapshot?.tags ?? [])],
            acts: acts[step] ?? [],
          };
        }),
      };
    }),
  );
  return { machine, title, holds: driver.holds, states, paths: walked };
}
