import { machineModels } from '#machines/models/registry.ts';
import { explore } from '#tools/paths/explore.ts';
import { pathPerTransition } from '#tools/paths/generators.ts';
import { walkReport } from '#tools/paths/report/walkReport.ts';
import type { MachinePaths } from '../documents/pathChanges.ts';

/** The paths of every machine, by the documents that this module was loaded with. */
export const walkedPaths = (): MachinePaths[] =>
  machineModels().map((model) => {
    const graph = explore(model);
    const { machine, title, paths } = walkReport(model, graph, pathPerTransition(graph), 'transitions');
    return { machine, title, paths };
  });
