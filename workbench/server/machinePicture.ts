import { machineModels } from '#machines/models/registry.ts';
import { explore } from '#tools/paths/explore.ts';
import { pathPerTransition } from '#tools/paths/generators.ts';
import { reportLayout } from '#tools/paths/report/stateDiagram.ts';
import { walkReport } from '#tools/paths/report/walkReport.ts';
import type { MachineSketch, NamedMachine } from '../documents/pictureChanges.ts';

/** A machine as it is drawn, by the documents that this module was loaded with. */
export function machineSketch(name: string): MachineSketch {
  const model = machineModels().find(({ machine }) => machine.id === name);
  if (!model) throw new Error(`There is no machine “${name}”`);
  const graph = explore(model);
  const { states, transitions, missing } = walkReport(model, graph, pathPerTransition(graph), 'transitions');
  return { layout: reportLayout(model.machine, { states }), states, transitions, missing };
}

export const machineNames = (): NamedMachine[] =>
  machineModels().map(({ machine, title }) => ({ name: machine.id, title }));
