import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocuments } from '#checks/checkDocuments.ts';
import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import { answerFits } from '#domain/questions/answerFits.ts';
import { bundleForm, type FormSchema, type PropertySchema } from '#domain/questions/formSchema.ts';
import { type Answers, firstUnanswered, pruneAnswers } from '#domain/questions/questionFlow.ts';
import { RECOMMENDATION_COUNT, recommend } from '#domain/scoring/scoring.ts';
import { formats } from '#domain/text/formats.ts';
import { wireSchema } from '#domain/wire.ts';
import { type Editable, frozen } from './frozenProject.ts';

const FAULTS = 200;
const SEED = 20_261_128;
/** In milliseconds, on a machine that is busy with other tests. */
const AT_MOST = 240_000;

const parsed = Object.entries(frozen.texts).map(([file, text]): [string, Editable] => [file, JSON.parse(text)]);
const documents: Record<string, Editable> = Object.fromEntries(parsed.filter(([file]) => !file.startsWith('meta/')));
const metaSchemas: Record<string, Editable> = Object.fromEntries(parsed.filter(([file]) => file.startsWith('meta/')));
const { texts: _texts, ...surroundings } = frozen;
const errorsOf = (changed: Record<string, Editable>, metas = metaSchemas) =>
  checkDocuments({ ...surroundings, documents: { ...documents, ...changed }, metaSchemas: metas })
    .filter(({ severity }) => severity === 'error')
    .map(({ file, pointer, message }) => `${file} ${pointer} ${message}`);
const known = new Set(errorsOf({}));

/** The documents that ask questions, and those that their answers are used with. */
const FILES = Object.keys(documents).filter((file) =>
  /^(?:options|forms\/|quizzes\/|content\/(?:scoring|routes|site|pos-systems|savings))/.test(file),
);

type Fault = { file: string; path: number[]; kind: number };
const faults = fc.record({
  file: fc.constantFrom(...FILES),
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
  kind: fc.nat(7),
});

/** Makes one fault at a place of a copy: its value is left out, duplicated, renamed or replaced. */
function withFault(source: Editable, [position = 0, ...rest]: number[], kind: number): Editable {
  const copy: Editable = Array.isArray(source) ? [...source] : { ...source };
  const keys = Object.keys(copy);
  const key = keys[position % keys.length];
  if (key === undefined) return copy;
  const value = copy[key];
  if (rest.length > 0 && typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    copy[key] = withFault(value, rest, kind);
    return copy;
  }
  const others = [
    () => {
      if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete copy[key];
    },
    () => {
      if (Array.isArray(copy)) copy.push(value);
      else copy[`${key}2`] = value;
    },
    () => {
      if (Array.isArray(copy)) copy.reverse();
      else {
        delete copy[key];
        copy[`${key}s`] = value;
      }
    },
    () => {
      copy[key] = null;
    },
    () => {
      copy[key] = typeof value === 'string' ? `${value}x` : String(value);
    },
    () => {
      copy[key] = typeof value === 'number' ? value * 10 : 7;
    },
    () => {
      copy[key] = typeof value === 'boolean' ? !value : [];
    },
    () => {
      copy[key] = '';
    },
  ];
  others[kind % others.length]?.();
  return copy;
}

const SAMPLES: Record<string, string> = {
  email: 'maria@gallo.com',
  phone: '(512) 555-0123',
  website: 'https://gallo.com',
  money: '1200',
  rate: '2.9',
  count: '1200',
};

function sampleOf(
  { type, enum: values, items, format, minLength = 0, minItems = 1 }: PropertySchema,
  turn: number,
): unknown {
  if (values) return values[turn % values.length];
  if (type === 'array') {
    const choices = items?.enum ?? ['toast'];
    const start = turn % choices.length;
    return [...choices.slice(start), ...choices.slice(0, start)].slice(0, Math.max(1, minItems));
  }
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return SAMPLES[format ?? ''] ?? 'Trattoria'.padEnd(Number(minLength), 'a');
}

/** Walks the site without a screen: fills in every form, and takes every quiz to its end and the main one to its ranking. */
function walk(all: Record<string, Editable>): void {
  for (const [file, source] of Object.entries(all).filter(([name]) =>
    /^(?:forms|quizzes)\/.+\.schema\.json$/.test(name),
  )) {
    const { schema } = bundleForm(source, all['options.json']);
    const accepts = new Ajv({ allErrors: true, strict: false, formats }).compile(wireSchema(schema));
    for (let turn = 0; turn < 12; turn += 1) {
      const filled = file.startsWith('forms/') ? filledForm(schema, turn) : walkedQuiz(schema, turn);
      expect([file, accepts(wireNames(schema, filled)), accepts.errors]).toEqual([file, true, null]);
      if (file === 'quizzes/main-quiz.schema.json') expectRanking(all, filled);
    }
  }
}

const filledForm = ({ properties }: FormSchema, turn: number): Answers =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sampleOf(property, turn)]));

function walkedQuiz(schema: FormSchema, turn: number): Answers {
  let answers: Answers = {};
  for (let step = 0; step < 100; step += 1) {
    const question = firstUnanswered(schema, answers);
    if (question === undefined) return pruneAnswers(schema, answers);
    const answer = sampleOf(schema.properties[question] ?? {}, turn + step);
    expect([question, answer, answerFits(schema, question, answer)]).toEqual([question, answer, true]);
    answers = { ...answers, [question]: answer };
  }
  throw new Error('The quiz has no end');
}

/** The same answers under the names of the wire. */
const wireNames = (schema: FormSchema, answers: Answers) => {
  const names = Object.keys(wireSchema(schema).properties);
  const own = Object.keys(schema.properties);
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [names[own.indexOf(name)], value]));
};

function expectRanking(all: Record<string, Editable>, answers: Answers): void {
  const systems = all['content/pos-systems.json'];
  const ranked = recommend(all['content/scoring.json'], answers, entryPricesOf(systems));
  const slugs = systems.systems.map(({ slug }: Editable) => slug);
  expect(ranked.map(({ slug }) => slugs.includes(slug))).toEqual(
    Array.from({ length: RECOMMENDATION_COUNT }, () => true),
  );
}

test('the walk passes on the documents as they are', () => walk(documents));

test(
  `of ${FAULTS} faults anywhere in the documents each is refused, or the site can still be walked`,
  () => {
    let refused = 0;
    for (const { file, path, kind } of fc.sample(faults, { numRuns: FAULTS, seed: SEED })) {
      const changed = { [file]: withFault(documents[file], path, kind) };
      const found = errorsOf(changed).filter((finding) => !known.has(finding));
      if (found.length > 0) refused += 1;
      else
        expect(
          () => walk({ ...documents, ...changed }),
          JSON.stringify({ file, path, kind } satisfies Fault),
        ).not.toThrow();
    }
    // A check that refuses nothing, or everything, would prove nothing.
    expect(refused).toBeGreaterThan(FAULTS / 2);
    expect(refused).toBeLessThan(FAULTS);
  },
  AT_MOST,
);

test(
  'a fault in a meta-schema is said, or the documents are still held to what the site can do',
  () => {
    const metas = Object.keys(metaSchemas);
    const sample = fc.sample(
      fc.record({
        file: fc.constantFrom(...metas),
        path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
        kind: fc.nat(7),
      }),
      {
        numRuns: 16,
        seed: SEED,
      },
    );
    for (const { file, path, kind } of sample)
      expect(() => errorsOf({}, { ...metaSchemas, [file]: withFault(metaSchemas[file], path, kind) })).not.toThrow();
  },
  AT_MOST,
);
