import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run accessibility`: checks every page and every state of every machine in Chromium, in every way of seeing it, for
 * axe findings, anything wider than the window and text that is cut off. Writes docs/accessibility.md, and fails on any
 * finding. `npm run accessibility -- quiz` checks one machine again and keeps the earlier findings of the others.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'coverage/accessibility');
const [only] = process.argv.slice(2);
if (only === undefined) rmSync(folder, { recursive: true, force: true });
const chosen = only === undefined ? [] : ['-g', only];
const { status } = spawnSync('node', ['tools/journeys.mjs', 'accessibility.spec', ...chosen], {
  env: { ...process.env, ACCESSIBILITY_FOLDER: folder },
  stdio: 'inherit',
});
const found = new Map(readdirSync(folder).flatMap((name) => Object.entries(readFound(join(folder, name)))));
const ways = Object.keys([...found.values()][0] ?? {});
writeFileSync(join(root, 'docs/accessibility.md'), report());
process.exitCode = status ?? 1;

function readFound(file: string): Record<string, Record<string, string[]>> {
  // The cast holds: tests/journeys/accessibility.spec.ts wrote the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string[]>>;
}

function report(): string {
  const rows = [...found].map(([state, inWays]) => {
    const cells = ways.map((way) => inWays[way]?.length ?? '');
    return `| ${[state, ...cells].join(' | ')} |`;
  });
  const sum = [...found.values()].flatMap((inWays) => Object.values(inWays).flat()).length;
  return `# Accessibility

Made by \`npm run accessibility\`; not to be edited. Every page, and every state of every machine as the tours of
\`tests/support/walk\` reach it, in Chromium: the number of findings in each way of seeing it. A finding is a broken rule
of WCAG 2.2 AA that axe can judge, anything wider than the window, or a text that is cut off. ${found.size} states,
${ways.length} ways, ${sum} findings, all with reduced motion. What axe cannot judge (focus, announcements, forced colours of chosen
answers) is in the journeys \`seeing\`, \`pressed\` and \`reducedMotion\` and in the tests of \`tests/views\`.

| state | ${ways.join(' | ')} |
|---|${ways.map(() => '---').join('|')}|
${rows.join('\n')}
`;
}
