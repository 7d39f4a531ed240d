import { expect, test } from 'vitest';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import {
  askedQuestions,
  firstUnanswered,
  progressAt,
  pruneAnswers,
  questionAfter,
  questionBefore,
  questionsOf,
} from '#domain/questions/questionFlow.ts';

const FIVE = ['hasCurrentPOS', 'restaurantType', 'locationCount', 'transactionVolume', 'priorities'];

test('spec 4: five questions, and which system after a yes', () => {
  expect(askedQuestions(mainQuizSchema, {})).toEqual(FIVE);
  expect(askedQuestions(mainQuizSchema, { hasCurrentPOS: 'no' })).toEqual(FIVE);
  expect(askedQuestions(mainQuizSchema, { hasCurrentPOS: 'yes' })).toEqual(questionsOf(mainQuizSchema));
});

test('D12: the consultation question is no step of its own', () => {
  expect(questionsOf(mainQuizSchema)).not.toContain('expertConsultation');
});

test('spec 4: six steps with the contact form, seven with a current POS, 100 % at the contact form', () => {
  expect(progressAt(mainQuizSchema, {}, 'hasCurrentPOS')).toEqual({ step: 1, total: 6, percent: 17 });
  expect(progressAt(mainQuizSchema, { hasCurrentPOS: 'yes' }, 'restaurantType')).toEqual({
    step: 3,
    total: 7,
    percent: 43,
  });
  expect(progressAt(mainQuizSchema, { hasCurrentPOS: 'no' }, undefined)).toEqual({ step: 6, total: 6, percent: 100 });
});

test('D13: an answer to a question that is no longer asked is dropped', () => {
  const answers = { hasCurrentPOS: 'no', currentPOSSystem: 'toast', restaurantType: 'bar-pub' };
  expect(pruneAnswers(mainQuizSchema, answers)).toEqual({ hasCurrentPOS: 'no', restaurantType: 'bar-pub' });
});

test('D14: the first question without an answer is found past those that have one', () => {
  expect(firstUnanswered(mainQuizSchema, { hasCurrentPOS: 'yes' })).toBe('currentPOSSystem');
  expect(firstUnanswered(mainQuizSchema, { hasCurrentPOS: 'yes', currentPOSSystem: 'toast' })).toBe('restaurantType');
});

test('F-01: the way on and the way back both pass by a question that is not asked', () => {
  expect(questionAfter(mainQuizSchema, 'hasCurrentPOS', { hasCurrentPOS: 'no' })).toBe('restaurantType');
  expect(questionBefore(mainQuizSchema, 'restaurantType', { hasCurrentPOS: 'no' })).toBe('hasCurrentPOS');
  expect(questionBefore(mainQuizSchema, 'restaurantType', { hasCurrentPOS: 'yes' })).toBe('currentPOSSystem');
  expect(questionAfter(mainQuizSchema, 'priorities', {})).toBeUndefined();
  expect(questionBefore(mainQuizSchema, undefined, {})).toBe('priorities');
  expect(questionBefore(mainQuizSchema, 'hasCurrentPOS', {})).toBeUndefined();
});

test('conditions of every kind hold as JSON Schema says, and chains fall together', () => {
  const rule = (name: string, test: object, then: string) => ({
    if: { properties: { [name]: test }, required: [name] },
    // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
    then: { required: [then] },
  });
  const schema: FormSchema = {
    type: 'object',
    required: ['a'],
    properties: { a: { enum: ['x', 'y', 'z'] }, b: { enum: ['x'] }, c: { enum: ['x'] }, d: { enum: ['x'] } },
    allOf: [
      rule('a', { enum: ['x', 'y'] }, 'b'),
      rule('b', { const: 'x' }, 'c'),
      rule('a', { not: { const: 'x' } }, 'd'),
    ],
  };
  expect(askedQuestions(schema, {})).toEqual(['a']);
  expect(askedQuestions(schema, { a: 'x' })).toEqual(['a', 'b']);
  expect(askedQuestions(schema, { a: 'y', b: 'x' })).toEqual(['a', 'b', 'c', 'd']);
  expect(pruneAnswers(schema, { a: 'z', b: 'x', c: 'x', d: 'x' })).toEqual({ a: 'z', d: 'x' });
  expect(askedQuestions(schema, { a: 'z', b: 'x' })).toEqual(['a', 'd']);
});
