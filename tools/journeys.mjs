// `npm run test:journeys`: runs the journeys with the documents of tests, so that no owner's edit fails them: on the
// product itself while its documents are the same, otherwise on a copy with those of tests. Arguments go to Playwright.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FROZEN = join(root, 'tests/fixtures/schemas');
/** Everything that is generated, installed, or history. */
const NO_SOURCES = new Set(['node_modules', '.cache', 'dist', 'data', 'coverage', 'test-results', '.git']);
/** Reports of the journeys are written to the project, not to its copy. */
const TOLD = ['coverage', 'test-results'];
/** Whether a form or quiz is for view tests only: no page of the site shows it. */
const isOfTests = (file) => /\/every-control\./.test(file);

const home = isFrozen() ? root : copyWithFrozenDocuments();
const child = spawn(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/journeys/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: home, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
child.once('exit', (code) => {
  if (home !== root) rmSync(home, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});

function isFrozen() {
  const shipped = documentsIn(join(root, 'schemas'));
  return JSON.stringify(sorted(shipped)) === JSON.stringify(sorted(frozenOver(shipped)));
}

function copyWithFrozenDocuments() {
  console.log(
    'The documents differ from those of tests: the journeys go through a copy of the product with the latter.\n',
  );
  const copy = mkdtempSync(join(tmpdir(), 'tillmatch-frozen-'));
  for (const entry of readdirSync(root))
    if (!NO_SOURCES.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of TOLD) {
    mkdirSync(join(root, folder), { recursive: true });
    symlinkSync(join(root, folder), join(copy, folder));
  }
  const shipped = documentsIn(join(copy, 'schemas'));
  for (const file of Object.keys(shipped)) rmSync(join(copy, 'schemas', file));
  for (const [file, document] of Object.entries(frozenOver(shipped))) {
    mkdirSync(dirname(join(copy, 'schemas', file)), { recursive: true });
    writeFileSync(join(copy, 'schemas', file), JSON.stringify(document, null, 2));
  }
  return copy;
}

/** The documents an owner edits: neither meta-schemas nor generated files. */
function documentsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('meta/'));
  return Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}

/** The documents of tests; texts that these lack are the shipped ones, as in unit tests. */
function frozenOver(shipped) {
  const frozen = Object.entries(documentsIn(FROZEN)).filter(([file]) => !isOfTests(file));
  const texts = Object.entries(shipped).filter(([file]) => file.startsWith('texts/'));
  return Object.fromEntries([
    ...texts,
    ...frozen.map(([file, document]) => [
      file,
      file.startsWith('texts/') ? overlaid(shipped[file], document) : document,
    ]),
  ]);
}

function overlaid(shipped, frozen) {
  if (!isRecord(shipped) || !isRecord(frozen)) return frozen;
  const names = Object.keys({ ...shipped, ...frozen });
  return Object.fromEntries(
    names.map((name) => [name, name in frozen ? overlaid(shipped[name], frozen[name]) : shipped[name]]),
  );
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(documents) {
  return Object.entries(documents).sort(([one], [other]) => (one < other ? -1 : 1));
}
