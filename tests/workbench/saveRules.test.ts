import { expect, test } from 'vitest';
import { error, warning } from '#checks/finding.ts';
import { judgeSave } from '#workbench/documents/saveRules.ts';

const disk = (file: string) => ({ 'a.json': 'old', 'b.json': 'same' })[file] ?? null;
const draft = (text: string, base: string | null) => ({ text, base });

test('drafts are saved while the check has no errors', () => {
  expect(judgeSave({ 'a.json': draft('new', 'old') }, disk, [warning('a.json', '', 'is old')])).toEqual({
    may: true,
    files: ['a.json'],
  });
});

test('only what differs is written', () => {
  const drafts = { 'a.json': draft('new', 'old'), 'b.json': draft('same', 'same'), 'c.json': draft('{}', null) };
  expect(judgeSave(drafts, disk, [])).toEqual({ may: true, files: ['a.json', 'c.json'] });
  expect(judgeSave({ 'b.json': draft('same', 'same') }, disk, [])).toEqual({ may: false, why: 'nothing' });
});

test('an error anywhere refuses, and is named', () => {
  const fault = error('c.json', '/x', 'dead end');
  expect(judgeSave({ 'a.json': draft('new', 'old') }, disk, [fault, warning('a.json', '', 'is old')])).toEqual({
    may: false,
    why: 'faults',
    faults: [fault],
  });
});

test.each([
  ['changed', { 'a.json': draft('mine', 'older') }, 'old'],
  ['removed', { 'gone.json': draft('mine', 'older') }, null],
  ['made', { 'b.json': draft('mine', null) }, 'same'],
])('a file that somebody else has %s meanwhile is not written over', (_how, drafts, now) => {
  const [file] = Object.keys(drafts);
  expect(judgeSave(drafts, disk, [error('a.json', '', 'dead end')])).toEqual({
    may: false,
    why: 'changedOnDisk',
    conflicts: [{ file, disk: now }],
  });
});
