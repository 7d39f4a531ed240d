import { expect, test } from 'vitest';
import { annotateFindings, describeFindings } from '#tools/schemasCheck/describeFindings.ts';
import { edited, newFindings } from './shippedProject.ts';

const project = edited({
  file: 'quizzes/main-quiz.schema.json',
  text: (text) => text.replace('"required": ["currentPOSSystem"]', '"required": ["currentPOSSytem"]'),
});
const before = project.texts['quizzes/main-quiz.schema.json']?.split('"currentPOSSytem"')[0]?.split('\n') ?? [];
const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
const deadEnd = newFindings(project).filter(({ message }) => message.startsWith('dead end'));

test('a finding says where, what, the nearest right name, and the answers that lead there', () => {
  expect([line, column]).not.toEqual([1, 1]);
  expect(describeFindings(deadEnd)).toBe(
    [
      `schemas/quizzes/main-quiz.schema.json:${line}:${column}  #/allOf/0/then/required/0`,
      '  error: dead end: asks "currentPOSSytem", which is not a question',
      '  did you mean "currentPOSSystem"?',
      '  for example: hasCurrentPOS=yes → currentPOSSytem',
    ].join('\n'),
  );
});

test('GitHub shows it beside the line', () => {
  expect(annotateFindings(deadEnd)).toBe(
    `::error file=schemas/quizzes/main-quiz.schema.json,line=${line},col=${column}::dead end: asks "currentPOSSytem", which is not a question (did you mean "currentPOSSystem"?)`,
  );
});

test('of a document that is no JSON only that is said, with its place', () => {
  const findings = newFindings(
    edited({ file: 'options.json', text: (text) => text.replace('"$defs": {', '"$defs" {') }),
  );
  expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['options.json', 4, 'not valid JSON: ColonExpected'],
  ]);
});

test('a key written twice is reported where it stands the second time', () => {
  const findings = newFindings(
    edited({
      file: 'options.json',
      text: (text) => text.replace('"$defs": {', '"$id": "options.json",\n  "$defs": {'),
    }),
  );
  expect(findings.map(({ line, column, message }) => [line, column, message])).toEqual([
    [4, 3, '"$id" is written twice; only the last one counts'],
  ]);
});
