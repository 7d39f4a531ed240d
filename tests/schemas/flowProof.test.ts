import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proveFlow } from '#checks/flow/checkFlow.ts';
import { readForm } from '#checks/forms/readForm.ts';
import type { ConditionSchema, FormSchema, RuleSchema } from '#domain/questions/formSchema.ts';
import { type Answers, askedQuestions, firstUnanswered } from '#domain/questions/questionFlow.ts';

const VALUES = ['a', 'b', 'c'];

const prove = (schema: FormSchema) => proveFlow(readForm('quizzes/test.schema.json', schema, new Map()));

describe('the proof agrees with walking every path of random quizzes', () => {
  test('what it calls reachable is asked on some path, what it calls unreachable on none', () => {
    fc.assert(
      fc.property(quizzes(), (schema) => {
        const { findings } = prove(schema);
        const asked = new Set(everyPath(schema).flatMap((answers) => Object.keys(answers)));
        const refused = Object.keys(schema.properties).filter((question) =>
          findings.some(({ pointer }) => pointer === `/properties/${question}`),
        );
        expect(refused).toEqual(Object.keys(schema.properties).filter((question) => !asked.has(question)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('each rule of a quiz without findings decides on some path', () => {
    fc.assert(
      fc.property(quizzes(), (schema) => {
        fc.pre(prove(schema).findings.every(({ severity }) => severity === 'warning'));
        const paths = everyPath(schema);
        for (const rule of schema.allOf ?? [])
          expect(paths.some((answers) => askedQuestions(withOnly(schema, rule), answers).includes(askedBy(rule)))).toBe(
            true,
          );
      }),
      { numRuns: 1_000 },
    );
  });

  test('every path of a quiz without errors reaches the contact step with answers the schema accepts', () => {
    fc.assert(
      fc.property(quizzes(), (schema) => {
        fc.pre(prove(schema).findings.every(({ severity }) => severity === 'warning'));
        const validate = new Ajv({ strict: false }).compile(schema);
        for (const answers of everyPath(schema)) {
          expect(firstUnanswered(schema, answers)).toBeUndefined();
          expect([validate(answers), validate.errors]).toEqual([true, null]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the work is linear in the quiz', () => {
  const kinds: Record<string, (index: number) => RuleSchema> = {
    'a chain, each question asked after the one before it': (index) =>
      ruleOf({ [`q${index - 1}`]: { const: 'a' } }, index),
    'conditions on the first question': (index) => ruleOf({ q0: { not: { const: VALUES[index % 3] } } }, index),
    'pairs of conditions on neighbours': (index) =>
      ruleOf(
        { [`q${index - 1}`]: { enum: ['a', 'b'] }, [`q${Math.max(0, index - 4)}`]: { not: { const: 'c' } } },
        index,
      ),
  };
  test.each(Object.keys(kinds))('%s', (kind) => {
    const workOf = (size: number) => {
      const { findings, work } = prove(longQuiz(size, kinds[kind] ?? (() => ruleOf({}, 0))));
      expect(findings).toEqual([]);
      return work;
    };
    const [fifty, hundred, twoHundred] = [workOf(50), workOf(100), workOf(200)];
    expect(twoHundred - hundred).toBeLessThanOrEqual(2.1 * (hundred - fifty));
    expect(twoHundred).toBeLessThan(200 * 20);
  });
});

/** A quiz of questions with three answers each, three in every four asked under a condition. */
function longQuiz(size: number, condition: (index: number) => RuleSchema): FormSchema {
  const names = Array.from({ length: size }, (_, index) => `q${index}`);
  const conditional = names.map((_, index) => index).filter((index) => index > 0 && index % 4 !== 0);
  return quizOf(
    names,
    names.filter((_, index) => !conditional.includes(index)),
    conditional.map(condition),
  );
}

/** Quizzes of two to five questions with up to six rules of any kind, sound or not. */
function quizzes(): fc.Arbitrary<FormSchema> {
  return fc.integer({ min: 2, max: 5 }).chain((size) => {
    const names = Array.from({ length: size }, (_, index) => `q${index}`);
    const values = fc.subarray(VALUES, { minLength: 1 });
    const test = fc.oneof(
      fc.constantFrom(...VALUES).map((value) => ({ const: value })),
      values.map((list) => ({ enum: list })),
      fc.constantFrom(...VALUES).map((value) => ({ not: { const: value } })),
      values.map((list) => ({ not: { enum: list } })),
    );
    const rule = fc
      .record({
        asks: fc.integer({ min: 1, max: size - 1 }),
        tests: fc.array(fc.tuple(fc.nat(size - 1), test), { minLength: 1, maxLength: 3 }),
      })
      .map(({ asks, tests }) =>
        ruleOf(Object.fromEntries(tests.map(([question, how]) => [`q${question % asks}`, how])), asks),
      );
    return fc.array(rule, { maxLength: 6 }).map((rules) => {
      const asked = new Set(rules.map(askedBy));
      return quizOf(
        names,
        names.filter((name) => !asked.has(name)),
        rules,
      );
    });
  });
}

function ruleOf(properties: ConditionSchema['properties'], asks: number): RuleSchema {
  // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
  return { if: { properties, required: Object.keys(properties) }, then: { required: [`q${asks}`] } };
}

const askedBy = (rule: RuleSchema) => rule.then.required[0] ?? '';

/** The quiz in which one question is asked under one rule only. */
function withOnly(schema: FormSchema, rule: RuleSchema): FormSchema {
  const others = (schema.allOf ?? []).filter((other) => askedBy(other) !== askedBy(rule));
  return { ...schema, allOf: [...others, rule] };
}

function quizOf(names: string[], required: string[], allOf: RuleSchema[]): FormSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', enum: VALUES }])),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** The answers of every possible visitor. */
function everyPath(schema: FormSchema, answers: Answers = {}): Answers[] {
  const question = firstUnanswered(schema, answers);
  if (question === undefined) return [answers];
  return VALUES.flatMap((value) => everyPath(schema, { ...answers, [question]: value }));
}
