import fc from 'fast-check';
import { isRecord } from '#domain/json.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Texts of each format, in their normalised form. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: ['sam@example.com', "o'hara+till@pasta.co.uk", 'a@b.cd'],
  phone: ['+1 (303) 555-0134', '303-555-0134', '+49 30 901820'],
  website: ['https://till.example.com', 'http://a.bc/d?e=f'],
  money: ['1,250.00', '0', '99999'],
  rate: ['2.9%', '0.029', '15'],
  count: ['1,200', '0', '7'],
  lines: ['Two lines\nof text', 'x'],
  text: ['Trattoria Gallo', '日本', 'x'],
};

const WILD = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(null, '', -0, 1e308, 'x'.repeat(3000), [], {}, [[]], '\u0000', '\ud800', true),
);

/** Bodies for a schema of the API: most of them valid, others wrong in some places or altogether. */
export function apiBodies(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: rightly(schema) }, { weight: 4, arbitrary: nearly(schema) }, WILD);
}

/** A body that a schema accepts, always the same. */
export const rightBody = (schema: Schema): unknown => fc.sample(rightly(schema), { numRuns: 1, seed: 1 })[0];

/** Values a schema accepts, as far as the schema itself tells. */
function rightly(schema: Schema): fc.Arbitrary<unknown> {
  return made(schema, rightly);
}

/** Each place is wrong in one of twelve cases. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 11, arbitrary: made(schema, nearly) }, WILD);
}

function made(schema: Schema, inside: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { enum: values, format } = schema;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
  if (isRecord(schema.properties)) return objects(schema, schema.properties, inside);
  if (type === 'array' && isRecord(schema.items)) {
    const least = Number(schema.minItems ?? 0);
    return fc.uniqueArray(inside(schema.items), { minLength: least, maxLength: least + 2, selector: JSON.stringify });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return numbers(schema);
  if (type === 'object') return fc.constant({});
  const texts = TEXTS[String(format)] ?? TEXTS.text ?? [];
  return fc.constantFrom(...texts.filter((text) => text.length <= Number(schema.maxLength ?? 1000)));
}

function numbers({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = Number(minimum ?? exclusiveMinimum ?? 0);
  return fc.integer({ min: Math.ceil(least) + 1, max: Number(maximum ?? least + 1000) });
}

/** All required fields and some of the others. */
function objects(schema: Schema, properties: Schema, inside: (schema: Schema) => fc.Arbitrary<unknown>) {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(properties).filter((entry): entry is [string, Schema] => isRecord(entry[1]));
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inside(field)])), {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
  });
}
