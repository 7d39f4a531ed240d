// `npm run paths`: writes every way a visitor can go, per machine, as HTML, Markdown and JSON to coverage/paths.
// `npm run paths -- --help` lists the options. Exit code 1 when a transition is out of reach.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from './paths/explore.ts';
import { takenBy, tour } from './paths/generators.ts';
import { machineModels } from './paths/models/registry.ts';
import { generatePaths, type PathOptions, readOptions, strategies } from './paths/options.ts';
import { arcDiagram } from './paths/report/arcDiagram.ts';
import { toHtml } from './paths/report/html.ts';
import { toMarkdown } from './paths/report/markdown.ts';
import { toMermaid } from './paths/report/mermaid.ts';
import { walkReport } from './paths/report/walkReport.ts';
import { listTransitions } from './paths/transitions.ts';

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
  return models.map((model) => writeReport(model, options)).some((isComplete) => !isComplete) ? 1 : 0;
}

/** Returns whether every transition can be reached at all, whatever the options left out. */
function writeReport(model: ReturnType<typeof machineModels>[number], options: PathOptions): boolean {
  const started = performance.now();
  const graph = explore(model);
  const report = walkReport(model, graph, generatePaths(graph, options), options.strategy);
  const missing = new Set(report.missing);
  const diagram = toMermaid(model.machine, missing);
  mkdirSync(options.out, { recursive: true });
  const write = (ending: string, content: string) =>
    writeFileSync(join(options.out, `${report.machine}.${ending}`), content);
  write('json', `${JSON.stringify(report, null, 2)}\n`);
  write('md', toMarkdown(report, diagram));
  write('html', toHtml(report, arcDiagram(model.machine, missing), diagram));
  const steps = report.paths.reduce((sum, path) => sum + path.steps.length, 0);
  const covered = report.transitions.length - missing.size;
  const milliseconds = Math.round(performance.now() - started);
  console.log(
    `${report.machine}: ${report.paths.length} paths, ${steps} steps, ${covered} of ${report.transitions.length} transitions, ${graph.situations.size} situations, ${milliseconds} ms → ${join(options.out, `${report.machine}.html`)}`,
  );
  const reachable = takenBy(tour(graph));
  const unreachable = listTransitions(model.machine).filter(({ key }) => !reachable.has(key));
  for (const { source, event, guard, targets } of unreachable)
    console.error(
      `  out of reach: ${source} --${event}${guard === undefined ? '' : ` [${guard}]`}--> ${targets.join(', ')}`,
    );
  return unreachable.length === 0;
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
