// `npm run paths`: writes every path through each machine as HTML, Markdown and JSON to coverage/paths.
// `npm run paths -- --help` lists the options. Exit code 1 when a transition is out of reach.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineModel } from '#machines/models/machineModel.ts';
import { machineModels } from '#machines/models/registry.ts';
import { explore } from './paths/explore.ts';
import { generatePaths, type PathOptions, readOptions, strategies } from './paths/options.ts';
import { outOfReach } from './paths/outOfReach.ts';
import { toHtml } from './paths/report/html.ts';
import { toMarkdown } from './paths/report/markdown.ts';
import { toMermaid } from './paths/report/mermaid.ts';
import { toOverview } from './paths/report/overview.ts';
import { stateDiagram } from './paths/report/stateDiagram.ts';
import { type WalkReport, walkReport } from './paths/report/walkReport.ts';

function main(): number {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return help();
  const models = machineModels().filter(
    ({ machine }) => options.machine === undefined || machine.id === options.machine,
  );
  if (models.length === 0) {
    const known = machineModels().map(({ machine }) => machine.id);
    throw new Error(`There is no machine "${options.machine}"; there are ${known.join(', ')}`);
  }
  const written = models.map((model) => writeReport(model, options));
  if (options.machine === undefined)
    writeFileSync(join(options.out, 'index.html'), toOverview(written.map(({ report }) => report)));
  return written.some(({ unreachable }) => unreachable.length > 0) ? 1 : 0;
}

/** A transition is out of reach when no path takes it, whatever the options leave out. */
function writeReport(model: MachineModel, options: PathOptions): { report: WalkReport; unreachable: string[] } {
  const started = performance.now();
  const graph = explore(model);
  const report = walkReport(model, graph, generatePaths(graph, options), options.strategy);
  const diagram = toMermaid(model.machine, new Set(report.missing));
  mkdirSync(options.out, { recursive: true });
  const write = (ending: string, content: string) =>
    writeFileSync(join(options.out, `${report.machine}.${ending}`), content);
  write('json', `${JSON.stringify(report, null, 2)}\n`);
  write('md', toMarkdown(report, diagram));
  write('html', toHtml(report, stateDiagram(model.machine, report), diagram));
  const steps = report.paths.reduce((sum, path) => sum + path.steps.length, 0);
  const covered = report.transitions.length - report.missing.length;
  const milliseconds = Math.round(performance.now() - started);
  console.log(
    `${report.machine}: ${report.paths.length} paths, ${steps} steps, ${covered} of ${report.transitions.length} transitions, ${graph.situations.size} situations, ${milliseconds} ms → ${join(options.out, `${report.machine}.html`)}`,
  );
  const unreachable = outOfReach(model.machine, graph);
  for (const sentence of unreachable) console.error(`  ${sentence}`);
  return { report, unreachable };
}

function help(): number {
  console.log(
    'npm run paths -- [--machine ID] [--strategy NAME] [--only TAG] [--seed N] [--coverage N] [--limit N] [--out DIR]',
  );
  for (const [name, { about }] of Object.entries(strategies)) console.log(`  --strategy ${name.padEnd(12)} ${about}`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
