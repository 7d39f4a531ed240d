import { chaosFlows } from './support/chaos/flows.ts';
import { type ChaosRun, walkChaos } from './support/chaos/walkChaos.ts';
import { leadsOfKind } from './support/leads.ts';
import { expect, test } from './support/test.ts';

/** As many as fit into the time of all tests; `npm run chaos:walk` sets its own number. */
const RUNS = Number(process.env.CHAOS_RUNS ?? 4);
const FIRST = Number(process.env.CHAOS_SEED ?? 1);
const A_RUN = 20_000;
/** A long walk reports its progress once per this many runs. */
const TOLD = 50;

test(`whatever happens meanwhile, nothing typed is lost and each form is sent once: ${RUNS} seeds from ${FIRST}`, async ({
  browser,
  product,
}) => {
  test.setTimeout(60_000 + RUNS * A_RUN);
  const runs: ChaosRun[] = [];
  const failures: string[] = [];
  for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
    if (seed > FIRST && (seed - FIRST) % TOLD === 0) console.log(`${seed - FIRST} runs, ${failures.length} failed`);
    await walkChaos(browser, product, seed).then(
      (run) => runs.push(run),
      (error: Error) => {
        failures.push(error.message);
        console.error(error.message);
      },
    );
  }
  expect(failures).toEqual([]);

  // One lead each, and as many mails to each visitor as the flow sends.
  for (const { seed, flow, email } of runs)
    expect([seed, (await leadsOfKind(product, flow.kind, email)).length]).toEqual([seed, 1]);
  const mails = async () => {
    const counts = await product.mailCounts();
    return runs
      .map(({ seed, email, flow }) => [seed, (counts.get(email) ?? 0) - (flow.mails ?? 1)])
      .filter(([, difference]) => difference !== 0);
  };
  await expect.poll(mails, { timeout: 60_000 }).toEqual([]);
  const covered = chaosFlows.map(({ name }) => `${name} ${runs.filter(({ flow }) => flow.name === name).length}`);
  console.log(`${runs.length} runs from seed ${FIRST}: ${covered.join(', ')}`);
});
