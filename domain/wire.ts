import { isRecord } from './json.ts';
import type { FormSchema } from './questions/formSchema.ts';

/** The name of a field on the wire (spec 7): `currentPOSSystem` is `current_pos_system`. */
export function wireName(name: string): string {
  const known = wireNames.get(name);
  if (known !== undefined) return known;
  const made = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1_')
    .toLowerCase();
  if (wireNames.size < MOST_NAMES) wireNames.set(name, made);
  return made;
}

/** A cache, because every field of every request needs one; the limit guards against names that a request makes up. */
const wireNames = new Map<string, string>();
const MOST_NAMES = 1000;

export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [wireName(name), toWire(field)]));
}

/** A body that fits `wireSchema(schema)`, with the names the schema itself uses. Unknown names are left out. */
export function fromWire(body: Readonly<Record<string, unknown>>, schema: FormSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => Object.hasOwn(body, wireName(name)))
      .map((name) => [name, body[wireName(name)]]),
  );
}

/** `schema` with the names of the wire, so that browser and server give the same verdict (D20). */
export function wireSchema(schema: FormSchema): FormSchema {
  const rename = <T>(byName: Record<string, T>) =>
    Object.fromEntries(Object.entries(byName).map(([name, entry]) => [wireName(name), entry]));
  return {
    ...schema,
    required: schema.required.map(wireName),
    properties: rename(schema.properties),
    ...(schema.allOf && {
      allOf: schema.allOf.map((rule) => ({
        if: {
          properties: rename(rule.if.properties),
          ...(rule.if.required && { required: rule.if.required.map(wireName) }),
        },
        // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
        then: { required: rule.then.required.map(wireName) },
      })),
    }),
  };
}
