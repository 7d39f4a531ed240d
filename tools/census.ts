import { parseArgs } from 'node:util';
import { compareCensus, takeCensus } from '#checks/census/census.ts';
import { readRules, readRulesAt } from './census/readRules.ts';
import { describeCensus, describeChange } from './census/report.ts';

const root = new URL('..', import.meta.url).pathname;
const { values } = parseArgs({ options: { against: { type: 'string' } } });
const started = performance.now();
const rules = readRules(root);
console.log(describeCensus(takeCensus(rules)));
if (values.against !== undefined) {
  const before = readRulesAt(root, values.against);
  if ('problem' in before) {
    console.error(before.problem);
    process.exitCode = 1;
  } else console.log(`\n${describeChange(compareCensus(rules, before), values.against)}`);
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
