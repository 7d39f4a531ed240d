import { parseArgs } from 'node:util';
import { translationStates } from '#checks/texts/translationState.ts';
import { checkProject } from './schemasCheck/checkSchemas.ts';
import { annotateFindings, describeFindings } from './schemasCheck/describeFindings.ts';
import { describeTranslations } from './schemasCheck/describeTranslations.ts';
import { parseDocument } from './schemasCheck/parseDocument.ts';
import { readProject } from './schemasCheck/project.ts';

const started = performance.now();
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const project = readProject(positionals[0] ?? new URL('..', import.meta.url).pathname, values.against);
const findings = checkProject({ ...project, isForRelease: true });
const errors = findings.filter(({ severity }) => severity === 'error').length;
const documents = Object.entries(project.texts).map(([file, text]) => [file, parseDocument(file, text).value] as const);
console.log(`${describeTranslations(translationStates(Object.fromEntries(documents)))}\n`);
if (findings.length > 0) console.log(`${describeFindings(findings)}\n`);
if (findings.length > 0 && process.env.GITHUB_ACTIONS) console.log(annotateFindings(findings));
console.log(
  `schemas: ${errors} errors, ${findings.length - errors} warnings (${Math.round(performance.now() - started)} ms)`,
);
process.exitCode = errors > 0 ? 1 : 0;
