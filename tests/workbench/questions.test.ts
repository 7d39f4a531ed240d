import { expect, test } from 'vitest';
import { readAsked, withAsked } from '#workbench/documents/asked.ts';
import { addQuestion, storedName } from '#workbench/documents/newQuestion.ts';
import { translate, translatedTexts } from '#workbench/documents/translatedTexts.ts';

const quiz = `{
  "title": "Main quiz",
  "required": ["first", "last"],
  "properties": {
    "first": { "title": "First?", "$ref": "options.json#/$defs/yesNo" },
    "second": { "title": "Second?", "$ref": "options.json#/$defs/yesNo" },
    "last": { "title": "Last?", "$ref": "options.json#/$defs/yesNo" }
  },
  "allOf": [
    {
      "if": { "properties": { "first": { "const": "yes" } }, "required": ["first"] },
      "then": { "required": ["second"] }
    }
  ]
}
`;
const options = `{
  "$defs": {
    "yesNo": { "type": "string", "oneOf": [{ "const": "yes", "title": "Yes" }, { "const": "no", "title": "No" }] }
  }
}
`;
const document = JSON.parse(quiz);

test('when a question is asked is read as a choice', () => {
  expect(readAsked(document, 'first')).toEqual({ when: 'always' });
  expect(readAsked(document, 'second')).toEqual({
    when: 'conditions',
    rules: [[{ question: 'first', is: true, values: ['yes'] }]],
  });
  expect(readAsked(document, 'other')).toEqual({ when: 'elsewhere' });
});

test('what is read and written back is the same', () => {
  for (const question of ['first', 'second', 'last'])
    expect(withAsked(document, question, readAsked(document, question))).toEqual(document);
});

test('a condition on several answers, or on none of some', () => {
  const rules = [
    [
      { question: 'first', is: true, values: ['yes', 'no'] },
      { question: 'second', is: false, values: ['no'] },
    ],
  ];
  const edited = withAsked(document, 'last', { when: 'conditions', rules });
  expect(edited.required).toEqual(['first']);
  expect(JSON.stringify(edited.allOf?.at(-1))).toBe(
    '{"if":{"properties":{"first":{"enum":["yes","no"]},"second":{"not":{"const":"no"}}},"required":["first","second"]},"then":{"required":["last"]}}',
  );
  expect(readAsked(edited, 'last')).toEqual({ when: 'conditions', rules });
});

test('a question that shares its rule leaves the others in it', () => {
  const shared = JSON.parse(quiz.replace('["second"]', '["second", "last"]'));
  const edited = withAsked(shared, 'second', { when: 'always' });
  expect(edited.required).toEqual(['first', 'second', 'last']);
  expect(edited.allOf).toEqual(JSON.parse(quiz.replace('["second"]', '["last"]')).allOf);
});

test('a new question takes the lines that it is made of, and no others', () => {
  const { documents, place } = addQuestion(
    { 'quizzes/q.schema.json': quiz, 'options.json': options },
    'quizzes/q.schema.json',
    {
      title: 'How many tables do you have?',
      after: 'second',
      answers: { titles: ['Up to 20', 'More than 20'] },
      asked: { when: 'conditions', rules: [[{ question: 'first', is: true, values: ['no'] }]] },
    },
  );
  expect(place.pointer).toBe('/properties/manyTables');
  expect(documents['quizzes/q.schema.json']).toBe(
    quiz
      .replace(
        '    "last"',
        '    "manyTables": { "title": "How many tables do you have?", "$ref": "options.json#/$defs/manyTables" },\n    "last"',
      )
      .replace(
        '    }\n  ]',
        `    },
    {
      "if": { "properties": { "first": { "const": "no" } }, "required": ["first"] },
      "then": { "required": ["manyTables"] }
    }
  ]`,
      ),
  );
  expect(documents['options.json']).toBe(
    options.replace(
      '] }\n  }',
      `] },
    "manyTables": {
      "type": "string",
      "oneOf": [{ "const": "up-to-20", "title": "Up to 20" }, { "const": "more-than-20", "title": "More than 20" }]
    }
  }`,
    ),
  );
});

test.each([
  ['Do you deliver?', 'deliver', []],
  ['Do you deliver?', 'deliver2', ['deliver']],
  ['¿Qué tipo?', 'queTipo', []],
  ['24 hours?', 'hours', []],
  ['你好', 'question', []],
])('%s is stored as %s', (title, name, taken) => {
  expect(storedName(title, taken)).toBe(name);
});

test('the texts of a question beside their translations', () => {
  const documents = {
    'quizzes/q.schema.json': document,
    'translations/es/quizzes/q.schema.json': { first: { title: '¿Primera?' } },
  };
  expect(translatedTexts(documents, 'quizzes/q.schema.json', '/properties/first')).toEqual([
    { path: 'first.title', english: 'First?', in: { es: '¿Primera?' } },
  ]);
  expect(translatedTexts(documents, 'quizzes/q.schema.json', '').map((text) => text.in.es)).toEqual([
    undefined,
    '¿Primera?',
    undefined,
    undefined,
  ]);
});

test('a translation is written where it belongs, also into a document that is not there yet', () => {
  expect(translate({}, 'fr', 'quizzes/q.schema.json', 'first.title', 'Première ?')).toEqual({
    file: 'translations/fr/quizzes/q.schema.json',
    text: '{\n  "$schema": "../../../meta/translation.meta.json",\n  "first": { "title": "Première ?" }\n}\n',
  });
});

test('the translation of an answer with a dot in its stored value is one entry', () => {
  const { text } = translate({}, 'fr', 'options.json', 'transactionFee.0.05', '0,05 $');
  expect(JSON.parse(text).transactionFee).toEqual({ '0.05': '0,05 $' });
});

test('a long translation is broken as the formatter breaks it', () => {
  const long = 'Une question dont les mots prennent presque toute la largeur de la ligne, mais pas tout à fait…';
  expect(translate({}, 'fr', 'quizzes/q.schema.json', 'first.title', long).text.split('\n').slice(2, 5)).toEqual([
    '  "first": {',
    `    "title": "${long}"`,
    '  }',
  ]);
});
