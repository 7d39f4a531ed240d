import { expect, onTestFinished, test } from 'vitest';
import { edited } from '#tests/schemas/frozenProject.ts';
import { furtherEdits, readmeEdits } from '#tests/support/ownersEdits.ts';
import { copyProduct } from '#tests/support/productCopy.ts';
import { READ_SHIPPED } from '#tests/support/readShipped.ts';
import { readProject } from '#tools/schemasCheck/project.ts';

/** Without this test, which would start over in the copy. */
const reached = READ_SHIPPED.filter((file) => file !== 'tests/tools/ownersEdits.test.ts');

/** A sample of the tests that an edit must not reach: forms, machines, server, mails, screens. */
const OUT_OF_REACH = [
  'tests/domain/scoring.test.ts',
  'tests/machines/quiz.test.ts',
  'tests/server/changedForm.test.ts',
  'tests/server/savingsMailFigures.test.ts',
  'tests/views/schemaForm.test.tsx',
  'tests/views/savingsFigures.test.tsx',
  'tests/views/toasts.test.ts',
];

test('after all edits that schemas/README.md describes, check, types and tests of a copy of the product are green', async () => {
  const copy = await copyProduct();
  onTestFinished(copy.remove);
  const before = readProject(copy.root);
  const after = [...readmeEdits, ...furtherEdits].reduce((project, [, edit]) => edited(edit, project), before);
  const changed = Object.entries(after.texts).filter(([file, text]) => before.texts[file] !== text);
  expect(changed.length).toBeGreaterThan(10);
  for (const [file, text] of changed) await copy.edit(`schemas/${file}`, () => text);

  expect(await copy.node('tsx/dist/cli.mjs', 'tools/schemasCheck.ts')).toContain('schemas: 0 errors');
  await copy.node('tsx/dist/cli.mjs', 'tools/schemaTypes.ts');
  // Code, tools and tests, with the new questions. Each further checker would check half of the code again.
  const [types, tests] = await Promise.all([
    copy.node('typescript/bin/tsc', '--noEmit', '--checkers', '1'),
    copy.node('vitest/vitest.mjs', 'run', '--reporter=json', ...reached, ...OUT_OF_REACH),
  ]);
  expect(types).toBe('');
  const { numPassedTests, numTotalTests } = JSON.parse(tests.slice(tests.indexOf('{"')));
  expect([numPassedTests, numTotalTests > 80]).toEqual([numTotalTests, true]);
}, 600_000);
