import { isRecord } from '#domain/json.ts';

/** Meta-schemas by their path inside `schemas/`. */
type Schemas = Readonly<Record<string, unknown>>;
type Schema = Record<string, unknown>;

/** What the meta-schema of a kind says about a place in a document, with its references followed. */
export const schemaAt = (metas: Schemas, kind: string, keys: readonly string[]): Schema | undefined =>
  placeOf(metas, kind, keys)?.schema;

/** What may be named at a place. */
export function propertiesAt(metas: Schemas, kind: string, keys: readonly string[]): Record<string, Schema> {
  const place = placeOf(metas, kind, keys);
  const properties = isRecord(place?.schema.properties) ? place.schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      followed(metas, place?.kind ?? '', schema)?.schema ?? {},
    ]),
  );
}

function placeOf(metas: Schemas, kind: string, keys: readonly string[]): Placed | undefined {
  let current = followed(metas, kind, metaOf(metas, kind));
  for (const key of keys) current = current && stepInto(metas, current, key);
  return current;
}

/** A schema with the meta-schema that its references are relative to. */
type Placed = { kind: string; schema: Schema };

function stepInto(metas: Schemas, { kind, schema }: Placed, key: string): Placed | undefined {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const patterns = isRecord(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
  const next =
    properties[key] ??
    patterns.find(([pattern]) => new RegExp(pattern).test(key))?.[1] ??
    (isRecord(schema.items) && /^\d+$/.test(key) ? schema.items : schema.additionalProperties);
  return followed(metas, kind, next);
}

/** A schema instead of a reference to it; its own words take precedence. */
function followed(metas: Schemas, kind: string, schema: unknown): Placed | undefined {
  if (!isRecord(schema)) return undefined;
  if (typeof schema.$ref !== 'string') return { kind, schema };
  const { $ref, ...own } = schema;
  const [document = '', path = ''] = $ref.split('#');
  const home = document === '' ? kind : document.replace('.meta.json', '');
  const target = path
    .split('/')
    .slice(1)
    .reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), metaOf(metas, home));
  const found = followed(metas, home, target);
  return found && { ...found, schema: { ...found.schema, ...own } };
}

const metaOf = (metas: Schemas, kind: string): unknown => metas[`meta/${kind}.meta.json`];
/** Deeper than any document nests. */
const DEEPEST = 8;

/** The schema of a place with every reference written out, for a form that knows one schema only. */
export function wholeSchemaAt(metas: Schemas, kind: string, keys: readonly string[]): Schema | undefined {
  const place = placeOf(metas, kind, keys);
  return place && writtenOut(metas, place.kind, place.schema, DEEPEST);
}

function writtenOut(metas: Schemas, kind: string, schema: Schema, depth: number): Schema {
  const place = followed(metas, kind, schema);
  if (!place || depth === 0) return {};
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isRecord(value) ? writtenOut(metas, place.kind, value, depth - 1) : value;
  };
  const named = (value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inner(entry)])) : value;
  return Object.fromEntries(
    Object.entries(place.schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (keyword === 'definitions' || keyword === '$id' || keyword === '$schema') return [];
      if (keyword === 'properties' || keyword === 'patternProperties') return [[keyword, named(value)]];
      if (['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', 'not'].includes(keyword))
        return [[keyword, inner(value)]];
      return [[keyword, value]];
    }),
  );
}
