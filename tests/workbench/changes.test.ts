import { expect, test } from 'vitest';
import { lineDiff } from '#workbench/documents/lineDiff.ts';
import { pathChanges } from '#workbench/documents/pathChanges.ts';

const diff = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => `${kind} ${text}`);

test('lines that differ are shown with two lines around them', () => {
  expect(diff('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nfour\n5\n6\n7')).toEqual([
    'same 2',
    'same 3',
    'gone 4',
    'new four',
    'same 5',
    'same 6',
  ]);
  expect(diff('a\nb\nc', 'a\nx\nb\nc\ny')).toEqual(['same a', 'new x', 'same b', 'same c', 'new y']);
  expect(diff('a', 'a')).toEqual([]);
});

const step = (instruction: string, transition: string, expectation = 'seen') => ({
  instruction,
  expectation,
  event: {},
  transitions: [transition],
});
const machine = (...paths: ReturnType<typeof step>[][]) => [
  {
    machine: 'quiz',
    title: 'Main quiz',
    paths: paths.map((steps, index) => ({ id: `${index}`, title: steps.at(-1)?.instruction ?? '', steps, end: '' })),
  },
];

test('paths are new, gone or changed by the transition that they are there for', () => {
  const before = machine([step('Choose A', 'a')], [step('Choose B', 'b')], [step('Choose A', 'a'), step('Next', 'n')]);
  const now = machine([step('Choose A', 'a')], [step('Choose A', 'a', 'other'), step('Next', 'n')], [step('Go', 'g')]);
  expect(pathChanges(before, now).map(({ kind, machine: title, path }) => [kind, title, path.title])).toEqual([
    ['new', 'Main quiz', 'Go'],
    ['gone', 'Main quiz', 'Choose B'],
    ['changed', 'Main quiz', 'Next'],
  ]);
  expect(pathChanges(before, before)).toEqual([]);
});
