import { parseArgs } from 'node:util';
import { checkSchemas } from './schemasCheck/checkSchemas.ts';
import { annotateFindings, describeFindings } from './schemasCheck/describeFindings.ts';

const started = performance.now();
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const findings = checkSchemas(positionals[0] ?? new URL('..', import.meta.url).pathname, values.against);
const errors = findings.filter(({ severity }) => severity === 'error').length;
if (findings.length > 0) console.log(`${describeFindings(findings)}\n`);
if (findings.length > 0 && process.env.GITHUB_ACTIONS) console.log(annotateFindings(findings));
console.log(
  `schemas: ${errors} errors, ${findings.length - errors} warnings (${Math.round(performance.now() - started)} ms)`,
);
process.exitCode = errors > 0 ? 1 : 0;
