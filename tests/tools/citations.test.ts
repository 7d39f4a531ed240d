import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { caseIds, citable, citingFiles, decisionIds, unresolved } from '#tests/support/citations.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test('every section, decision and case that is cited is in docs/', () => {
  const known = citable();
  const files = citingFiles().filter((file) => file !== 'tests/tools/citations.test.ts');
  expect(files.flatMap((file) => unresolved(read(file), known).map((citation) => `${file}:${citation}`))).toEqual([]);
});

test('a citation that leads nowhere is named with its line', () => {
  const text = 'Fine (spec 9 "Timers", D7, F-08, BL-60).\nspec 10; spec 2, 11\nD99 and F-99\nspec 9 "No such name"';
  expect(unresolved(text, citable())).toEqual([
    '2: spec 10',
    '2: spec 2, 11',
    '3: D99',
    '3: F-99',
    '4: spec 9 "No such name"',
  ]);
});

test('the requirements have their nine sections in order', () => {
  expect([...citable().sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('no case has two rows', () => {
  expect(caseIds().filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the index of the decisions has the title and status of every record', () => {
  const index = [...read('docs/decisions/README.md').matchAll(/^\| \[(D\d+)\]\(\1\.md\) \| (.+) \| (.+) \|$/gm)];
  const records = decisionIds()
    .toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
    .map((id) => {
      const [, title, status] = read(`docs/decisions/${id}.md`).match(/^# D\d+ (.+)\n\n\*\*Status:\*\* (.+)\n/) ?? [];
      return [id, title, status];
    });
  expect(index.map(([, ...columns]) => columns)).toEqual(records);
});
