import type { Act } from '#tests/support/walk/recordWalk.ts';
import type { WalkableMachine, WalkablePath } from './walkable.ts';

const HEAD = `// Made from the paths of the machines. In tests/journeys/ it runs by: npm run test:journeys -- NAME
import { createBrowserPage } from './support/browserPage.ts';
import { test } from './support/test.ts';

// Paths refuse calls, and movements would hide what is looked for.
test.use({ failedRequests: 'provoked', reducedMotion: 'reduce' });
`;

/** Paths as tests of the built product by the helpers of its journeys, a line for each thing done or looked for. */
export const pathsAsPlaywright = (machines: readonly WalkableMachine[]): string =>
  [HEAD, ...machines.map(describeMachine)].join('\n');

function describeMachine({ title, holds, paths }: WalkableMachine): string {
  return `test.describe(${literal(title)}, () => {\n${paths.map((path) => testOf(path, holds)).join('\n')}});\n`;
}

function testOf({ id, title, opening, steps }: WalkablePath, holds: WalkableMachine['holds']): string {
  const lines = [
    `const visitor = await createBrowserPage(page, ${literal(holds)});`,
    ...opening.map(callOf),
    ...steps.flatMap(({ instruction, expectation, acts }, index) => [
      `// ${index + 1}. ${onOneLine(instruction)}`,
      `// → ${onOneLine(expectation)}`,
      ...acts.map(callOf),
    ]),
    '// What is still in flight ends.',
    'await visitor.startClock();',
  ];
  const body = lines.map((line) => `    ${line}\n`).join('');
  return `  test(${literal(`${id} ${onOneLine(title)}`)}, async ({ page }) => {\n${body}  });\n`;
}

function callOf({ name, with: given }: Act): string {
  // An ability that works has no error, and no dialog no title; JSON has neither.
  const parameters =
    name === 'seesDialog' && given.length === 0
      ? 'undefined'
      : given.map((value) => (name === 'playBrowser' ? literal(value, 'undefined') : literal(value))).join(', ');
  // They decide something for later, and take no time.
  const isAtOnce = name === 'playBrowser' || name === 'answerAlways';
  return `${isAtOnce ? '' : 'await '}visitor.${name}(${parameters});`;
}

/** A value as code. */
function literal(value: unknown, nothing = 'null'): string {
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, nothing)).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${nameOf(key)}: ${literal(entry, nothing)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const nameOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : literal(key));

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
