import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editJson, isSame, moveEntry, valueAt } from '#workbench/documents/editJson.ts';
import { jsonText } from '#workbench/documents/jsonText.ts';

const quiz = `{
  "title": "Main quiz",
  "required": ["first", "second"],
  "unknown": { "kept":   "as it is" },
  "properties": {
    "first": { "title": "First?", "$ref": "options.json#/$defs/yesNo" },
    "second": {
      "title": "Second?",
      "type": "string"
    }
  }
}
`;

test('only the value that changes gets other letters', () => {
  expect(editJson(quiz, ['properties', 'second', 'title'], 'Really?')).toBe(quiz.replace('Second?', 'Really?'));
});

test('an entry is added in the way of its neighbours', () => {
  expect(editJson(quiz, ['properties', 'third'], { title: 'Third?', type: 'string' })).toBe(
    quiz.replace(
      '      "type": "string"\n    }\n',
      '      "type": "string"\n    },\n    "third": { "title": "Third?", "type": "string" }\n',
    ),
  );
  expect(editJson(quiz, ['required'], ['first', 'second', 'third'])).toBe(
    quiz.replace('["first", "second"]', '["first", "second", "third"]'),
  );
  expect(editJson(quiz, ['required'], ['zero', 'first', 'second'])).toBe(quiz.replace('["first"', '["zero", "first"'));
});

test('what is missing on the way is added too', () => {
  expect(editJson(quiz, ['allOf', 0, 'then'], 'x')).toBe(
    quiz.replace('    }\n  }\n}', '    }\n  },\n  "allOf": [{ "then": "x" }]\n}'),
  );
});

test('an entry is taken away with its comma', () => {
  expect(editJson(quiz, ['properties', 'first'], undefined)).toBe(
    quiz.replace('    "first": { "title": "First?", "$ref": "options.json#/$defs/yesNo" },\n', ''),
  );
  expect(editJson(quiz, ['properties', 'second'], undefined)).toBe(
    quiz.replace(',\n    "second": {\n      "title": "Second?",\n      "type": "string"\n    }', ''),
  );
  expect(editJson(quiz, ['required'], ['second'])).toBe(quiz.replace('"first", ', ''));
  expect(editJson('{ "a": [1] }', ['a', 0], undefined)).toBe('{ "a": [] }');
});

test('an object is changed key by key: its order and unknown keys stay', () => {
  const changed = { type: 'string', title: 'Second?', description: 'A hint' };
  expect(editJson(quiz, ['properties', 'second'], changed)).toBe(
    quiz.replace('      "type": "string"\n', '      "type": "string",\n      "description": "A hint"\n'),
  );
});

test('a line that becomes too long is broken as our formatter breaks it', () => {
  const long = 'A question that is a good deal longer than the one that stood here before it was changed, truly?';
  expect(editJson(quiz, ['properties', 'first', 'title'], long)).toBe(
    quiz.replace(
      '{ "title": "First?", "$ref": "options.json#/$defs/yesNo" }',
      `{\n      "title": "${long}",\n      "$ref": "options.json#/$defs/yesNo"\n    }`,
    ),
  );
});

test('a moved entry keeps how it is written', () => {
  const list = '[\n  { "a":1 },\n  { "b": 2 },\n  {"c": 3}\n]';
  expect(moveEntry(list, [], 0, 2)).toBe('[\n  { "b": 2 },\n  {"c": 3},\n  { "a":1 }\n]');
  expect(editJson(list, [], [{ c: 3 }, { a: 1 }, { b: 2 }])).toBe('[\n  {"c": 3},\n  { "a":1 },\n  { "b": 2 }\n]');
});

test('whatever is changed into whatever: the document then says it, and the way back gives the same content', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
  const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(json, json, (before, after) => {
      const text = jsonText({ place: normal(before), other: [1, 2] });
      const edited = editJson(text, ['place'], normal(after));
      expect(JSON.parse(edited)).toEqual({ place: normal(after), other: [1, 2] });
      expect(isSame(JSON.parse(editJson(edited, ['place'], normal(before))), JSON.parse(text))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a place that is not there has no value', () => {
  expect(valueAt(quiz, ['properties', 'third'])).toBeUndefined();
  expect(valueAt(quiz, ['required', 1])).toBe('second');
});
