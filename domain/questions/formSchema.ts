import { isRecord } from '../json.ts';

/** An entry of an option list: the stored value and its title. */
export type Option = { value: string; title: string };

/** A property of a form or quiz after bundling; unknown keywords stay as they are. */
export type PropertySchema = {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly (string | boolean)[];
  items?: PropertySchema;
  minItems?: number;
  format?: string;
  [keyword: string]: unknown;
};

/** The `if` of a rule: the answers under which `then` applies. */
export type ConditionSchema = {
  properties: Record<
    string,
    { const?: unknown; enum?: readonly unknown[]; not?: { const?: unknown; enum?: readonly unknown[] } }
  >;
  required?: readonly string[];
};
export type RuleSchema = { if: ConditionSchema; then: { required: readonly string[] } };

/** A form or quiz schema with its option lists folded in: plain draft-07, no references, ready to be compiled. */
export type FormSchema = {
  $id?: string;
  title?: string;
  type: 'object';
  additionalProperties?: boolean;
  required: readonly string[];
  properties: Record<string, PropertySchema>;
  allOf?: readonly RuleSchema[];
};

export type BundledForm = { schema: FormSchema; options: Record<string, Option[]> };

/**
 * Turns what a product owner writes into what is compiled: `$ref`s into `options.json` are resolved, `oneOf` titles
 * become an `enum` plus a list of options by property. An `enum` compiles to less than half the code of a `oneOf` and
 * gives one error instead of one per option. Titles stay in the schema: they never change the verdict.
 * Throws when a reference names no list.
 */
export function bundleForm(source: unknown, optionLists: unknown): BundledForm {
  if (!isRecord(source) || !isRecord(source.properties))
    throw new Error('A form schema is an object with "properties"');
  const options: Record<string, Option[]> = {};
  const bundled = (name: string, property: unknown): PropertySchema => {
    const { oneOf, items, ...rest } = resolve(property, optionLists);
    const list = readOptions(oneOf);
    if (list) options[name] = list;
    return {
      ...rest,
      ...(list && { enum: list.map((option) => option.value) }),
      ...(items !== undefined && { items: bundled(name, items) }),
    };
  };
  const properties = Object.fromEntries(
    Object.entries(source.properties).map(([name, property]) => [name, bundled(name, property)]),
  );
  const { $schema: _editorHint, $id: _id, ...rest } = source;
  // The cast is checked by `npm run schemas:check`, which validates each document.
  return { schema: { ...rest, properties } as FormSchema, options };
}

function resolve(property: unknown, optionLists: unknown): Record<string, unknown> {
  if (!isRecord(property)) throw new Error('A property of a form schema is an object');
  const { $ref, ...rest } = property;
  if (typeof $ref !== 'string') return rest;
  const name = /^options\.json#\/\$defs\/(\w+)$/.exec($ref)?.[1];
  const lists = isRecord(optionLists) && isRecord(optionLists.$defs) ? optionLists.$defs : {};
  const list = name === undefined ? undefined : lists[name];
  if (!isRecord(list)) throw new Error(`"${$ref}" names no option list; lists are in options.json under $defs`);
  return { ...list, ...rest };
}

function readOptions(oneOf: unknown): Option[] | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  return oneOf.map((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.const !== 'string' || typeof entry.title !== 'string')
      throw new Error('An option is { "const": …, "title": … }');
    return { value: entry.const, title: entry.title };
  });
}
