import { expect, test } from 'vitest';
import { checkProject } from '#tools/schemasCheck/checkSchemas.ts';
import { frozen } from './frozenProject.ts';

test('the documents that tests read fit the meta-schemas of today and pass the check', () => {
  // Whether code reads them all is a matter of the shipped ones.
  const findings = checkProject({ ...frozen, uses: undefined });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
