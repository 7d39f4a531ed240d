import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as mainQuiz from 'virtual:quiz/main-quiz';
import * as savingsQuiz from 'virtual:quiz/savings-quiz';
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as bundled from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundleForm, type FormSchema } from '#domain/questions/formSchema.ts';
import { rjsfSchema } from '#src/forms/formDefinition.ts';
import { nothingByDefault } from '#src/forms/SchemaForm.tsx';
import createSchemaUtils from '#src/forms/slim/createSchemaUtils.ts';
import deepEquals from '#src/forms/slim/deepEquals.ts';
import { standIns } from '#tools/vite/rjsfSlim.ts';

/** RJSF's own functions: `require` bypasses the build's replacements. */
const own = createRequire(import.meta.url)('@rjsf/utils') as typeof import('@rjsf/utils');

/** Every schema that is shown as a form: the documents with a UI schema, and each question of the quizzes. */
const shown: [string, FormSchema][] = [...documents(), ...questions(mainQuiz), ...questions(savingsQuiz)];

function documents(): [string, FormSchema][] {
  const read = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/schemas/${file}`, 'utf8'));
  return readdirSync('tests/fixtures/schemas/forms')
    .filter((file) => file.endsWith('.ui.json'))
    .map((file) => {
      const name = file.replace('.ui.json', '');
      return [name, bundleForm(read(`forms/${name}.schema.json`), read('options.json')).schema];
    });
}

function questions({ steps }: typeof mainQuiz): [string, FormSchema][] {
  return Object.entries(steps).map(([question, { schema }]) => [question, schema]);
}

/** Possible values of a form while it is filled in, or from an earlier version. */
const valuesOf = (schema: FormSchema) => {
  const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.array(fc.string()), fc.constant(undefined));
  const fields = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, value]));
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.constant(undefined));
};

// Neither side calls it for a flat schema.
const validator = {} as ValidatorType;

const bothFor = (schema: RJSFSchema) =>
  [
    createSchemaUtils(validator, schema, nothingByDefault),
    own.createSchemaUtils(validator, schema, nothingByDefault),
  ] as const;

test('only what our schemas use of RJSF is in the product', () => {
  const { fields, templates, widgets } = getDefaultRegistry();
  expect([Object.keys(widgets), Object.keys(templates), Object.keys(fields).sort()]).toEqual([
    [],
    [],
    ['BooleanField', 'ObjectField', 'OptionalDataControlsField', 'SchemaField', 'StringField'],
  ]);
  expect(bundled.createSchemaUtils).toBe(createSchemaUtils);
  expect(bundled.deepEquals).toBe(deepEquals);
});

test('what is replaced is still where RJSF has it', () => {
  expect(Object.keys(standIns).filter((file) => !existsSync(`node_modules/${file}`))).toEqual([]);
});

describe('the replacements answer as RJSF does', () => {
  test.each(shown)('of the form %s', (_, formSchema) => {
    const schema = rjsfSchema(formSchema);
    const [slim, full] = bothFor(schema);
    fc.assert(
      fc.property(valuesOf(formSchema), (values) => {
        expect(slim.getDefaultFormState(schema, values)).toStrictEqual(full.getDefaultFormState(schema, values));
        expect(slim.retrieveSchema(schema, values)).toStrictEqual(full.retrieveSchema(schema, values));
      }),
    );
    for (const [name, property] of Object.entries(schema.properties ?? {}) as [string, RJSFSchema][]) {
      expect(slim.retrieveSchema(property)).toStrictEqual(full.retrieveSchema(property));
      expect(slim.isSelect(property)).toBe(full.isSelect(property));
      expect(slim.findFieldInSchema(schema, [name])).toStrictEqual(full.findFieldInSchema(schema, [name]));
    }
    expect(slim.findFieldInSchema(schema, ['unknown']).field).toBe(full.findFieldInSchema(schema, ['unknown']).field);
    expect(own.schemaHasNestedConditional(schema, schema)).toBe(false);
  });

  test.each<[string, (schema: RJSFSchema) => [ValidatorType, RJSFSchema, typeof nothingByDefault]]>([
    ['the same form', (schema) => [validator, structuredClone(schema), { ...nothingByDefault }]],
    ['another validator', (schema) => [{ ...validator }, schema, nothingByDefault]],
    ['another schema', (schema) => [validator, { ...schema, title: 'Another' }, nothingByDefault]],
  ])('whether a form has become another: %s', (_, other) => {
    for (const [, formSchema] of shown) {
      const schema = rjsfSchema(formSchema);
      const [slim, full] = bothFor(schema);
      expect(slim.doesSchemaUtilsDiffer(...other(schema))).toBe(full.doesSchemaUtilsDiffer(...other(schema)));
    }
  });

  test('whether two values are equal', () => {
    // From few keys and values, so that many pairs are equal or almost equal.
    const anything = fc.anything({
      key: fc.constantFrom('a', 'b', '_owner', '$$typeof'),
      values: [fc.constantFrom(0, -0, 1, Number.NaN, '', 'a', null, undefined, true)],
      maxKeys: 2,
      maxDepth: 3,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(anything, anything, (a, b) => deepEquals(a, b) === own.deepEquals(a, b)),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.clone(anything, 2), ([a, b]) => deepEquals(a, b) && own.deepEquals(a, b)));
  });

  test.each<[string, unknown, unknown]>([
    ['functions', { onChange: () => 1 }, { onChange: () => 2 }],
    ['a function and none', { onChange: () => 1 }, { onChange: 'no' }],
    ['no number', [Number.NaN], [Number.NaN]],
    ['elements', <b key="a">One</b>, <b key="a">One</b>],
    ['other elements', <b key="a">One</b>, <b key="a">Two</b>],
    ['an owner beside an empty type', { _owner: 1, $$typeof: 0 }, { _owner: 2, $$typeof: 0 }],
    ['an owner where only the other has a type', { _owner: 1, a: 0 }, { $$typeof: 1, a: 0 }],
    ['a missing key', { a: undefined }, { b: undefined }],
    ['a list and an object', [], {}],
    ['values that hold themselves', holdingItself('same'), holdingItself('same')],
    ['others that hold themselves', holdingItself('this'), holdingItself('that')],
    ['elements of the page', document.createElement('i'), document.createElement('i')],
  ])('whether two values are equal: %s', (_, a, b) => {
    expect(deepEquals(a, b)).toBe(own.deepEquals(a, b));
  });
});

function holdingItself(name: string) {
  const value: Record<string, unknown> = { name, inner: {} };
  value.inner = { outer: value };
  return value;
}
