// `npm test`: everything a change has to pass; a part that fails does not stop the others. Ends with what took longest, and
// a line that a program can read: `N passed, N failed`.
// `node tools/test.mjs unit journeys` runs some parts only; `npm run check` those that are quick enough to run all the time.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './ensureBrowser.mjs';
import { touchedTests } from './touchedTests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inModules = (file) => join(root, 'node_modules', file);
const reports = join(root, 'coverage');
const UNIT_REPORT = join(reports, 'vitest.json');
const JOURNEYS_REPORT = join(reports, 'journeys.json');
/** These start processes, hash passwords or walk every page: 10 s or more each, whatever was changed. */
const LONG_TESTS = JSON.parse(readFileSync(join(root, 'tests/longTests.json'), 'utf8'));
/** Long tests that only a change in the folder needs at once; for any other change the short ones beside them are enough. */
const LONG_UNLESS_NEAR = {
  'server/': [
    'tests/server/addresses.test.ts',
    'tests/server/consent.test.ts',
    'tests/server/databaseTools.test.ts',
    'tests/server/demoRequests.test.ts',
    'tests/server/deskAccount.test.ts',
    'tests/server/deskArticles.test.ts',
    'tests/server/deskLeads.test.ts',
    'tests/server/failures.test.ts',
    'tests/server/leads.test.ts',
    'tests/server/listings.test.ts',
    'tests/server/migrations.test.ts',
    'tests/server/myData.test.ts',
    'tests/server/openApi.test.ts',
    'tests/server/outbox.test.ts',
    'tests/server/ownersTools.test.ts',
    'tests/server/pictures.test.ts',
    'tests/server/quotes.test.ts',
    'tests/server/savings.test.ts',
    'tests/server/savingsFigures.test.ts',
    'tests/server/secondFactor.test.ts',
  ],
  'src/forms/': ['tests/views/everyControl.test.tsx'],
};
/** Where the compiler keeps its state, so that it only checks what a change reaches. */
const TYPES_KNOWN = ['--incremental', '--tsBuildInfoFile', join(reports, 'types.tsbuildinfo')];
/** Checkers share nothing: on two cores, four take twice the time and twice the memory of one. */
const CHECKERS = ['--checkers', String(Math.min(4, Math.ceil(availableParallelism() / 2)))];

/** A part is one check, unless it counts its tests itself. */
const parts = {
  types: { title: 'Types', run: () => check(inModules('typescript/bin/tsc'), '--noEmit', ...TYPES_KNOWN, ...CHECKERS) },
  lint: { title: 'Lint and format', run: () => check(inModules('@biomejs/biome/bin/biome'), 'check', '.') },
  unused: { title: 'Unused code and packages', run: () => check(inModules('knip/bin/knip.js')) },
  schemas: { title: 'Schemas', run: () => check(inModules('tsx/dist/cli.mjs'), 'tools/schemasCheck.ts') },
  unit: { title: 'Rules, machines, views, server', run: () => runUnitTests() },
  touched: { title: 'Unit tests that the change can touch', run: runTouchedTests, isExtra: true },
  build: { title: 'Build', run: async () => one((await run('npm', ['run', '--silent', 'build'])) === 0) },
  journeys: { title: 'Journeys in a browser', run: runJourneys },
  transitions: { title: 'Transition coverage', run: () => coverage() },
  budgets: { title: 'Budgets', run: () => check('tools/budgets.mjs') },
};

/**
 * One stage after the other; the lanes of a stage run at the same time, because each leaves a core idle for a while. What
 * the first lane prints is seen at once, the others' when they have ended.
 */
const STAGES = [
  [['types'], ['lint', 'unused', 'schemas']],
  [['unit', 'touched'], ['build']],
  [['journeys', 'transitions', 'budgets']],
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

/** The output of a lane that is shown later. */
const kept = new AsyncLocalStorage();
mkdirSync(reports, { recursive: true });
// Recordings of an earlier run must not count. A run of some parts keeps them, because the other parts are not run.
if (names.length === 0) await coverage('--clear');
const isAsked = (name) => (names.length > 0 ? names.includes(name) : !parts[name].isExtra);
const outcomes = [];
for (const stage of STAGES) {
  const [first = [], ...others] = stage.map((lane) => lane.filter(isAsked)).filter((lane) => lane.length > 0);
  const texts = others.map(() => []);
  const later = others.map((lane, index) => kept.run(texts[index], () => runLane(lane)));
  outcomes.push(...(await runLane(first)));
  for (const [index, ended] of later.entries()) {
    const ofLane = await ended;
    for (const text of texts[index]) process.stdout.write(text);
    outcomes.push(...ofLane);
  }
}

console.log('\n=== Summary ===\n');
for (const { title, passed, failed, skipped = 0, seconds } of outcomes) {
  const words = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${title.padEnd(32)} ${words} (${seconds} s)`);
}
const slowest = outcomes.flatMap(({ times = [] }) =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 8),
);
if (slowest.length > 0) console.log('\nWhat took longest:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
// Last, so that the end of a long run says where to look.
for (const { title, failures = [], flaky = [] } of outcomes) {
  for (const failure of failures) console.log(`\nFAILED  ${title}: ${failure.name}\n${indented(failure.message)}`);
  for (const name of flaky) console.log(`\nOnly when tried again  ${title}: ${name}`);
}
const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Runs parts one after the other. */
async function runLane(lane) {
  const ofLane = [];
  for (const name of lane) {
    const { title, run } = parts[name];
    tell(`\n=== ${title} ===\n\n`);
    const start = Date.now();
    const counts = await run();
    ofLane.push({ title, seconds: Math.round((Date.now() - start) / 1000), ...counts });
  }
  return ofLane;
}

function tell(text) {
  const texts = kept.getStore();
  if (texts) texts.push(text);
  else process.stdout.write(text);
}

/** Everything that imports a file that differs from main, or has no commit yet. */
async function runTouchedTests() {
  const { stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  const base = stdout.trim() || 'HEAD';
  const changed = [...linesOf('diff', '--name-only', base), ...linesOf('ls-files', '--others', '--exclude-standard')];
  const isNear = (folder, file) => changed.some((name) => name.startsWith(folder) || name === file);
  const far = Object.entries(LONG_UNLESS_NEAR).flatMap(([folder, files]) =>
    files.filter((file) => !isNear(folder, file)),
  );
  const left = new Set([...LONG_TESTS, ...far]);
  console.log(`Left to npm test, because each takes long: ${[...left].join(', ')}\n`);
  const touched = touchedTests(root, changed).filter((file) => !left.has(file));
  // Transformed modules are kept for the next run (tools/vite/keptModules.ts).
  return touched.length > 0 ? runUnitTests(['--experimental.fsModuleCache', ...touched]) : { passed: 0, failed: 0 };
}

function linesOf(...gitArguments) {
  const { stdout } = spawnSync('git', gitArguments, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

async function runUnitTests(options = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  rmSync(UNIT_REPORT, { force: true });
  const code = await run(process.execPath, [inModules('vitest/vitest.mjs'), 'run', ...reporters, ...options]);
  const report = readReport(UNIT_REPORT);
  if (!report) return one(false);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0 ? [{ name: relative(root, file), message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        name: `${relative(root, file)} > ${fullName}`,
        message,
      })),
  ]);
  const times = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { ...counted({ passed, failed, skipped }, code), failures, times };
}

async function runJourneys() {
  let browser;
  try {
    browser = await ensureBrowser();
  } catch (error) {
    console.error(error.message);
    return one(false);
  }
  rmSync(JOURNEYS_REPORT, { force: true });
  const code = await run(process.execPath, ['tools/journeys.mjs'], { CHROMIUM_PATH: browser });
  const report = readReport(JOURNEYS_REPORT);
  if (!report) return one(false);
  const { expected, flaky, unexpected: failed, skipped } = report.stats;
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const named = (status) => tests.filter((test) => test.status === status);
  return {
    ...counted({ passed: expected + flaky, failed, skipped }, code),
    failures: named('unexpected'),
    flaky: named('flaky').map(({ name }) => name),
    times: tests,
  };
}

function testsOf({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  return [
    ...suites.flatMap((suite) => testsOf(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...titles, spec.title].join(' > '),
        status,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
        message: stripVTControlCharacters(results.at(-1)?.error?.message ?? ''),
      })),
    ),
  ];
}

/** Only the first lines, which say what was expected and what was received. */
function indented(message) {
  return message
    .split('\n')
    .slice(0, 12)
    .map((line) => `        ${line}`)
    .join('\n');
}

/** Which transitions the tests took, unit tests and journeys together. */
function coverage(...args) {
  return check(inModules('tsx/dist/cli.mjs'), 'tools/transitionCoverage.ts', ...args);
}

async function check(script, ...args) {
  return one((await run(process.execPath, [script, ...args])) === 0);
}

function one(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** A run can also fail outside its tests: a file that does not load, an uncaught error. */
function counted(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function run(command, args, environment = {}) {
  return new Promise((ended) => {
    const env = { ...process.env, ...environment };
    // npm is a script on Windows, which only a shell starts.
    const shell = command === 'npm' && process.platform === 'win32';
    const stdio = kept.getStore() ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env, shell });
    for (const output of [child.stdout, child.stderr]) output?.on('data', tell);
    child.once('error', (error) => {
      tell(`${error.message}\n`);
      ended(1);
    });
    // Not on `exit`, after which output may still arrive.
    child.once('close', (code) => ended(code ?? 1));
  });
}
