import { expect, test } from 'vitest';
import { changeSummary, commitMessage } from '#workbench/documents/changeSummary.ts';

const question = (title: string) => ({ title, $ref: 'options.json#/$defs/yesNo' });
const rule = (first: string) =>
  JSON.parse(`{
  "if": { "properties": { "a": { "const": "${first}" } }, "required": ["a"] }, "then": { "required": ["b"] }
}`);
const before = {
  'quizzes/q.schema.json': {
    required: ['a', 'c'],
    properties: { a: question('A?'), b: question('B?'), c: question('C?') },
    allOf: [rule('yes')],
  },
  'options.json': {
    $defs: {
      yesNo: {
        type: 'string',
        oneOf: [
          { const: 'yes', title: 'Yes' },
          { const: 'no', title: 'No' },
        ],
      },
    },
  },
  'content/scoring.json': { points: { a: { yes: { toast: { points: 1 } } } } },
  'texts/quiz.json': { next: 'Next', back: 'Back' },
};

test('questions, conditions, answers and points are said in words', () => {
  const now = {
    'quizzes/q.schema.json': {
      required: ['a', 'n'],
      properties: { a: question('A, really?'), n: question('New?'), b: question('B?') },
      allOf: [rule('no')],
    },
    'options.json': {
      $defs: {
        yesNo: {
          type: 'string',
          oneOf: [
            { const: 'no', title: 'No' },
            { const: 'yes', title: 'Yes!' },
            { const: 'maybe', title: 'Maybe' },
          ],
        },
      },
    },
    'content/scoring.json': { points: { a: { yes: { toast: { points: 3 } } } } },
    'texts/quiz.json': { next: 'Go on', back: 'Back' },
    'translations/es/texts/quiz.json': {},
  };
  expect(changeSummary(before, now)).toEqual([
    'Question “New?” added after “A, really?”',
    'Question “C?” removed',
    '“A?” now reads “A, really?”',
    '“B?” is asked under another condition',
    'Answer “Maybe” added to “yesNo”',
    'Answer “Yes” now reads “Yes!”',
    'Answers of “yesNo” put in another order',
    'Points for a, yes, toast: 1 before, 3 now',
    'quiz: “Next” now reads “Go on”',
    'New document translations/es/texts/quiz.json',
  ]);
});

test('nothing is said of what is the same', () => {
  expect(changeSummary(before, JSON.parse(JSON.stringify(before)))).toEqual([]);
});

test('a commit has one short sentence as its subject', () => {
  expect(commitMessage(['Question “New?” added after “A?”'])).toBe('Question “New?” added after “A?”');
  expect(commitMessage(['One', 'Two'])).toBe('One\n\n- One\n- Two');
  const long = `“${'a'.repeat(80)}” now reads “b”`;
  expect(commitMessage([long])).toBe(`Change what is asked and said\n\n- ${long}`);
});
