import { expect, test } from 'vitest';
import { annotateFindings, describeFindings } from '#tools/schemasCheck/describeFindings.ts';
import { edited, newFindings } from './frozenProject.ts';

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
    ['options.json', 4, 'not valid JSON: a colon is missing between a name and its value'],
  ]);
});

test('a key written twice is reported at its second place', () => {
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

test('what has another shape than it should is one finding, in words, and nothing else is held against others for it', () => {
  const says = (file: string, text: string) =>
    newFindings(edited({ file, text: () => text })).map(({ file: found, pointer, message }) => [
      found,
      pointer,
      message,
    ]);
  expect(says('options.json', 'null')).toEqual([
    ['options.json', '', 'has to be a record ({…}), but is null: Every list of answers, once, by id'],
  ]);
  expect(says('content/pos-systems.json', '[]')).toEqual([
    [
      'content/pos-systems.json',
      '',
      'has to be a record ({…}), but is a list ([…]): Facts of each vendor with their sources',
    ],
  ]);
  expect(says('content/routes.json', '{}')).toEqual([
    ['content/routes.json', '', 'has to be a list ([…]), but is a record ({…}): Every address with a page'],
  ]);
});

test('a value that would be filled in beforehand is refused with its reason', () => {
  const findings = newFindings(
    edited({
      file: 'forms/contact.schema.json',
      change: (document) => {
        document.properties.agreeToComms.const = true;
      },
    }),
  );
  expect(findings.map(({ pointer, message }) => [pointer, message])).toEqual([
    [
      '/properties/agreeToComms/const',
      '"const" would be filled in beforehand (a consent would be ticked): write "enum" with one value.',
    ],
  ]);
});

test('a meta-schema that is none is a finding, and documents of its kind are not accused of it', () => {
  const findings = newFindings(
    edited({
      file: 'meta/faq.meta.json',
      change: (document) => {
        document.type = 'objekt';
      },
    }),
  );
  expect(findings.map(({ file, pointer, message }) => [file, pointer, message])).toEqual([
    ['meta/faq.meta.json', '/type', 'is not a JSON Schema: must be equal to one of the allowed values'],
  ]);
});
