// `npm run paths:mutate`: changes one transition of one machine at a time (removes it, points it to another state,
// negates its guard) and runs the tests of the machines. Prints the changes that no test noticed; exit code 1 when
// there are any. `-- --machine ID` for one machine, `-- --targets all` to point each transition to every other state.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { machineModels } from '#machines/models/registry.ts';
import { describeMutation, type Mutation, mutationsOf, type Targets } from './pathsMutate/mutations.ts';
import { createTestRunner, type TestRunner } from './pathsMutate/runTests.ts';

const root = resolve(import.meta.dirname, '..');
const MACHINE_TESTS = 'tests/machines';
const WALKS = ['walk', 'drivers'].map((name) => `${MACHINE_TESTS}/${name}.test.ts`);
const VIEW_WALK = 'tests/views/walk.test.tsx';

type Runners = { node: TestRunner; views: TestRunner };

async function main(): Promise<number> {
  const started = performance.now();
  const { machines, targets } = readOptions();
  const runners = { node: createTestRunner('node'), views: createTestRunner('views') };
  try {
    if (await runners.node.fails(undefined, allTests())) return refuse();
    let survivors = 0;
    for (const machine of machines) survivors += (await mutate(machine, targets, runners)).length;
    // A test that only timed out has noticed no mutation.
    if (await runners.node.fails(undefined, allTests())) return refuse();
    console.log(`${survivors} survivors, ${Math.round((performance.now() - started) / 1000)} s`);
    return survivors > 0 ? 1 : 0;
  } finally {
    await Promise.all([runners.node.close(), runners.views.close()]);
  }
}

/** Prints the results for one machine, and returns the changes that no test noticed. */
async function mutate(machine: AnyStateMachine, targets: Targets, { node, views }: Runners): Promise<Mutation[]> {
  const mutations = mutationsOf(machine, targets);
  const inViews: Mutation[] = [];
  const survived: Mutation[] = [];
  for (const mutation of mutations) {
    if (await isNoticed(node, mutation)) continue;
    const walk = (change: Mutation | undefined) =>
      views.fails(change, [VIEW_WALK], new RegExp(`^\\W?${machine.id}\\W`));
    const isSeen = (await walk(mutation)) && !(await walk(undefined));
    (isSeen ? inViews : survived).push(mutation);
  }
  const alone = mutations.length - inViews.length - survived.length;
  console.log(
    `${machine.id}: ${mutations.length} changes, ${alone} noticed by its tests, ${inViews.length} by its views`,
  );
  for (const mutation of inViews) console.log(`  only in the views: ${describeMutation(mutation)}`);
  for (const mutation of survived) console.log(`  survived: ${describeMutation(mutation)}`);
  return survived;
}

/** The machine's own tests first: they are short and most changes end there. */
async function isNoticed(runner: TestRunner, mutation: Mutation): Promise<boolean> {
  const own = `${MACHINE_TESTS}/${mutation.machine}.test.ts`;
  const first = existsSync(join(root, own)) ? [own] : [];
  const rest = allTests().filter((file) => file !== own && !WALKS.includes(file));
  for (const files of [first, WALKS, rest]) if (files.length > 0 && (await runner.fails(mutation, files))) return true;
  return false;
}

const allTests = () =>
  readdirSync(join(root, MACHINE_TESTS))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${MACHINE_TESTS}/${name}`);

function readOptions(): { machines: AnyStateMachine[]; targets: Targets } {
  const { values } = parseArgs({
    options: { machine: { type: 'string' }, targets: { type: 'string', default: 'one' } },
  });
  const known = machineModels().map(({ machine }) => machine);
  const machines = known.filter(({ id }) => values.machine === undefined || id === values.machine);
  if (machines.length === 0)
    throw new Error(`There is no machine "${values.machine}"; there are ${known.map(({ id }) => id).join(', ')}`);
  if (values.targets !== 'one' && values.targets !== 'all')
    throw new Error(`--targets takes "one" or "all", not "${values.targets}"`);
  return { machines, targets: values.targets };
}

function refuse(): number {
  console.error('The tests of the machines fail without any change: npm run test:unit -- tests/machines');
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
