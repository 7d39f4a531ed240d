import { expect, test } from 'vitest';
import { lineDiff } from '#workbench/documents/lineDiff.ts';
import { pathChanges } from '#workbench/documents/pathChanges.ts';
import { pathsAsCsv } from '#workbench/documents/pathsAsCsv.ts';
import { pathsAsGherkin } from '#workbench/documents/pathsAsGherkin.ts';

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

const changed = pathChanges(
  machine([step('Press “Old”', 'o')]),
  machine([step('Choose "A", please', 'a', '=seen'), step('Press “Next”', 'n', 'The end\nis on the screen')]),
);

test('paths as a table have a row a step, and nothing that a spreadsheet would work out', () => {
  expect(pathsAsCsv(changed)).toBe(
    [
      'Machine,Change,Path,Title,Step,Do,Expect',
      `Main quiz,new,0,Press “Next”,1,"Choose ""A"", please",'=seen`,
      'Main quiz,new,0,Press “Next”,2,Press “Next”,"The end\nis on the screen"',
      'Main quiz,gone,0,Press “Old”,1,Press “Old”,seen',
      '',
    ].join('\r\n'),
  );
});

test('paths as scenarios say a step and what is seen then, and leave out what is gone', () => {
  expect(pathsAsGherkin(changed)).toBe(`Feature: Main quiz

  @new
  Scenario: 0 Press “Next”
    When Choose "A", please
    Then =seen
    When Press “Next”
    Then The end is on the screen
`);
});
