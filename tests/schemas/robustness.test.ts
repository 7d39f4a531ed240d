import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocuments } from '#checks/checkDocuments.ts';
import { proveFlow } from '#checks/flow/checkFlow.ts';
import { readForm } from '#checks/forms/readForm.ts';
import { type Editable, frozen, TODAY } from './frozenProject.ts';

const parsed = Object.entries(frozen.texts).map(([file, text]): [string, unknown] => [file, JSON.parse(text)]);
const documents = Object.fromEntries(parsed.filter(([file]) => !file.startsWith('meta/')));
const metaSchemas = Object.fromEntries(parsed.filter(([file]) => file.startsWith('meta/')));
const check = (changed: Record<string, unknown>) =>
  checkDocuments({ documents: { ...documents, ...changed }, metaSchemas, today: TODAY });

test('whatever is anywhere in a document, the check says so and never fails itself', () => {
  const files = Object.keys(documents).filter((file) => !file.startsWith('content/pos-systems'));
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.nat(20), { maxLength: 6 }),
      fc.jsonValue(),
      (file, path, value) => {
        const findings = check({ [file]: replaced(documents[file], path, value) });
        expect(findings.filter(({ message }) => message.includes('cannot be checked'))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

// Found by the test above; the check continues after each.
test.each([
  ['content/routes.json', [0, 0], '['],
  ['content/routes.json', [0, 0], '*'],
  ['content/scoring.json', [12], false],
])('%s with something else at %j is checked to its end', (file, path, value) => {
  const findings = check({ [file]: replaced(documents[file], path, value) });
  expect(findings.filter(({ message }) => message.includes('cannot be checked'))).toEqual([]);
});

test('conditions in any direction, on themselves and in circles come to an end', () => {
  const name = fc.nat(5).map((index) => `q${index}`);
  const rule = fc.record({
    if: fc.record({ properties: fc.dictionary(name, fc.constantFrom({ const: 'a' }, { not: { const: 'a' } })) }),
    // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
    then: fc.record({ required: fc.array(name, { maxLength: 3 }) }),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), fc.subarray(['q0', 'q1', 'q2']), (allOf, required) => {
      const properties = Object.fromEntries(['q0', 'q1', 'q2', 'q3', 'q4'].map((q) => [q, { enum: ['a', 'b'] }]));
      const { work } = proveFlow(readForm('quizzes/test.schema.json', { required, properties, allOf }, new Map()));
      expect(work).toBeLessThan(2_000);
    }),
    { numRuns: 1_000 },
  );
});

/** A copy with another value at a path of positions. */
function replaced(source: unknown, path: readonly number[], value: unknown): unknown {
  const [position, ...rest] = path;
  if (position === undefined || typeof source !== 'object' || source === null) return value;
  const copy: Editable = Array.isArray(source) ? [...source] : { ...source };
  const keys = Object.keys(copy);
  const key = keys[position % Math.max(1, keys.length)];
  if (key !== undefined) copy[key] = replaced(copy[key], rest, value);
  return copy;
}
