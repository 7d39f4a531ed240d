import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprint } from '#domain/fingerprint.ts';
import { comparisonId, isComparisonId } from '#domain/leads/comparisonId.ts';
import { answerFits } from '#domain/questions/answerFits.ts';
import { takeContactAnswers } from '#domain/questions/contactAnswers.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';

test('F-04: three different known priorities are an answer, two, twice the same and unknown ones are none', () => {
  const fits = (answer: unknown) => answerFits(mainQuizSchema, 'priorities', answer);
  expect(fits(['integrations', 'lowest-cost', 'kitchen-display'])).toBe(true);
  expect(
    [
      ['integrations', 'lowest-cost'],
      ['integrations', 'integrations', 'integrations'],
      ['a', 'b', 'c'],
      'integrations',
      undefined,
    ].map(fits),
  ).toEqual([false, false, false, false, false]);
});

test('a single choice is one of its options', () => {
  const fits = (answer: unknown) => answerFits(mainQuizSchema, 'hasCurrentPOS', answer);
  expect(['yes', 'maybe', ['yes'], undefined].map(fits)).toEqual([true, false, false, false]);
});

test('D8: a comparison id is 12 letters or digits that do not give the name away; guest without a name', () => {
  const idOf = (name: string, seed: string) => comparisonId(name, createHash('sha256').update(seed).digest());
  const ids = Array.from({ length: 5000 }, (_, index) => idOf('Maria Gallo', String(index)));
  expect(ids.every(isComparisonId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.some((id) => /maria|gallo/i.test(id))).toBe(false);
  expect(idOf('', 'x')).toBe('guest');
  expect(['guest', 'short', '12345678901!', '1234567890123'].map(isComparisonId)).toEqual([false, false, false, false]);
});

test('D12: what the contact form asks for the quiz becomes an answer, and goes when it is left open', () => {
  const submitted = { name: 'Maria', expertConsultation: 'maybe' };
  expect(takeContactAnswers(mainQuizSchema, { hasCurrentPOS: 'no' }, submitted)).toEqual({
    answers: { hasCurrentPOS: 'no', expertConsultation: 'maybe' },
    contact: { name: 'Maria' },
  });
  expect(
    takeContactAnswers(mainQuizSchema, { hasCurrentPOS: 'no', expertConsultation: 'yes' }, { name: 'Maria' }).answers,
  ).toEqual({ hasCurrentPOS: 'no' });
});

test('the same content has the same fingerprint, other content another', () => {
  const contents = Array.from({ length: 20_000 }, (_, index) => `lead ${index}`);
  expect(new Set(contents.map(fingerprint)).size).toBe(contents.length);
  expect(fingerprint('lead 7')).toBe(fingerprint('lead 7'));
});

test('bundling resolves option lists and says what is wrong with a reference', () => {
  const lists = { $defs: { yesNo: { type: 'string', oneOf: [{ const: 'yes', title: 'Yes' }] } } };
  const form = (ref: string) => ({ type: 'object', required: [], properties: { a: { title: 'A', $ref: ref } } });
  expect(bundleForm(form('options.json#/$defs/yesNo'), lists)).toEqual({
    schema: { type: 'object', required: [], properties: { a: { type: 'string', title: 'A', enum: ['yes'] } } },
    options: { a: [{ value: 'yes', title: 'Yes' }] },
  });
  expect(() => bundleForm(form('options.json#/$defs/yesno'), lists)).toThrow('names no option list');
});
