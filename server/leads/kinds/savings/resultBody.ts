import { differences, type Units, type WireResult } from '#domain/savings/wire.ts';
import { wireName } from '#domain/wire.ts';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import { Refusal } from '#server/http/refusal.ts';
import { translated } from '#server/translated.ts';

/** Larger than any figure that follows from valid answers. */
const LARGEST = 1e12;
const KINDS = {
  dollars: { type: 'number', minimum: -LARGEST, maximum: LARGEST },
  percent: { type: 'number', minimum: 0, maximum: 20 },
  count: { type: 'integer', minimum: 0, maximum: LARGEST },
  fact: { type: 'boolean' },
};

/** The schema of a result on the wire. */
export function resultSchema(units: Units): object {
  const properties = Object.entries(units).map(([name, unit]) => [
    wireName(name),
    typeof unit === 'object' ? resultSchema(unit) : KINDS[unit],
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(units).map(wireName),
    properties: Object.fromEntries(properties),
  };
}

/** Throws a 422 that names every figure that does not follow from the others. */
export function refuseDifferences(received: WireResult, expected: WireResult, within: string): void {
  const wrong = differences(received, expected);
  if (wrong.length === 0) return;
  throw new Refusal(422, 'invalidBody', {
    errors: (language) => {
      const { inconsistent } = translated('texts/api.json', texts, language).field;
      return Object.fromEntries(wrong.map((path) => [`${within}.${path}`, [inconsistent]]));
    },
  });
}
