// `npm run paths:mutate`: changes one transition of one machine at a time (removes it, leads it to another state,
// negates its guard) and runs the tests of the machines. Prints the changes that no test noticed; exit code 1 when
// there are any. `-- --machine ID` for one machine.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { machineModels } from './paths/models/registry.ts';
import { describeMutation, type Mutation, mutationsOf } from './pathsMutate/mutations.ts';
import { createTestRunner, type TestRunner } from './pathsMutate/runTests.ts';

const root = resolve(import.meta.dirname, '..');
const MACHINE_TESTS = 'tests/machines';
const WALKS = ['walk', 'drivers'].map((name) => `${MACHINE_TESTS}/${name}.test.ts`);
const VIEW_WALK = 'tests/views/walk.test.tsx';

async function main(): Promise<number> {
  const started = performance.now();
  const { values } = parseArgs({ options: { machine: { type: 'string' } } });
  const machines = machineModels()
    .map(({ machine }) => machine)
    .filter(({ id }) => values.machine === undefined || id === values.machine);
  const node = createTestRunner('node');
  const views = createTestRunner('views');
  try {
    if (await node.fails(undefined, allTests())) {
      console.error('The tests of the machines fail without any change: npm run test:unit -- tests/machines');
      return 2;
    }
    const survivors: Mutation[] = [];
    for (const machine of machines) {
      const mutations = mutationsOf(machine);
      let inViews = 0;
      const survived: Mutation[] = [];
      for (const mutation of mutations) {
        if (await isNoticed(node, mutation)) continue;
        if (await views.fails(mutation, [VIEW_WALK], new RegExp(`^\\W?${machine.id}\\W`))) inViews += 1;
        else survived.push(mutation);
      }
      survivors.push(...survived);
      const noticed = mutations.length - survived.length;
      console.log(
        `${machine.id}: ${noticed} of ${mutations.length} changes noticed${inViews > 0 ? `, ${inViews} of them only in the views` : ''}`,
      );
    }
    for (const mutation of survivors) console.log(`  survived: ${describeMutation(mutation)}`);
    console.log(`${survivors.length} survivors, ${Math.round((performance.now() - started) / 1000)} s`);
    return survivors.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([node.close(), views.close()]);
  }
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

process.exitCode = await main();
