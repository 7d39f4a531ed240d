import { expect, test } from 'vitest';
import { editHeadings, furtherEdits, readmeEdits } from '#tests/support/ownersEdits.ts';
import { edited, frozen, newFindings } from './frozenProject.ts';

const errorsOf = (project = frozen) => newFindings(project).filter(({ severity }) => severity === 'error');

test('each edit that schemas/README.md describes is tried here', () => {
  // A new form or document needs code that shows it.
  const ofCode = ['Add a form, a document, a kind of document'];
  expect(editHeadings.filter((heading) => !ofCode.includes(heading))).toEqual(readmeEdits.map(([heading]) => heading));
  expect(readmeEdits).toHaveLength(10);
});

test.each([...readmeEdits, ...furtherEdits])('%s: accepted as it is written', (_, edit) => {
  expect(errorsOf(edited(edit))).toEqual([]);
});

test('all of them together are accepted', () => {
  const project = [...readmeEdits, ...furtherEdits].reduce((before, [, edit]) => edited(edit, before), frozen);
  expect(errorsOf(project)).toEqual([]);
});
