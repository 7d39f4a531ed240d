import { shortEvent } from './mermaid.ts';
import type { WalkReport } from './walkReport.ts';

/** The report for a repository: diagram, paths in words, matrix of transitions and paths. */
export function toMarkdown(report: WalkReport, diagram: string): string {
  const { title, machine, paths, transitions, missing, strategy } = report;
  const covered = transitions.length - missing.length;
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    `# ${title} (\`${machine}\`)`,
    '',
    `${paths.length} paths, ${steps} steps, strategy \`${strategy}\`. They take ${covered} of ${transitions.length} transitions.`,
    '',
    '```mermaid',
    diagram.trimEnd(),
    '```',
    '',
    ...paths.flatMap(({ id, title: last, end, steps: list }) => [
      `## ${id}: ${last}. ${end}`,
      '',
      ...list.map(({ instruction, expectation }, index) => `${index + 1}. ${instruction}. *${expectation}.*`),
      '',
    ]),
    '## Transitions and the paths that take them',
    '',
    `| no. | from | what happens | when | if | to | ${paths.map(({ id }) => id.split('-').at(-1)).join(' | ')} |`,
    `|---|---|---|---|---|---|${paths.map(() => ':-:').join('|')}|`,
    ...transitions.map((transition) => {
      const marks = paths.map((path) =>
        path.steps.some((step) => step.transitions.includes(transition.key)) ? '●' : '',
      );
      const targets = transition.targets.map((target) => short(target, machine)).join(', ') || '(stays)';
      const cells = [
        transition.number,
        short(transition.source, machine),
        transition.words.replaceAll('|', '\\|'),
        shortEvent(transition),
        transition.guard ?? '',
        targets,
        ...marks,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

const short = (id: string, machine: string) => (id === machine ? '(anywhere)' : id.replace(`${machine}.`, ''));
