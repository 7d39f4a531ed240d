import type { UiSchema } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';

type Schema = Readonly<Record<string, unknown>>;

type ShownPlace = { kind: string /** How many keys lead to it. */; depth: number; value: unknown };

/** Told by the file, or edited by parts of their own. */
const NOT_SHOWN = new Set(['$schema', '$id', 'const', 'default']);
const OF_A_FORM = new Set(['title', 'description']);
/** The answers of a question have a part of their own. */
const ANSWERS = new Set(['$ref', 'items', 'oneOf', 'enum']);
/** What can be said of an answer, by its kind; one from a list has no more to say. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  '': [],
  string: ['type', 'format', 'minLength', 'maxLength'],
  number: ['type', 'format', 'minimum', 'maximum', 'multipleOf'],
  integer: ['type', 'format', 'minimum', 'maximum', 'multipleOf'],
  array: ['type', 'minItems', 'maxItems', 'uniqueItems'],
  boolean: ['type'],
  object: ['type', 'maxProperties'],
};

/** What of a meta-schema is shown as fields, for a place in a document of a kind. */
export function shownSchema(schema: Schema, { kind, depth, value }: ShownPlace): Schema {
  const isForm = kind === 'quiz' || kind === 'form';
  const isQuestion = isForm && depth > 0;
  const given = isRecord(value) ? value : {};
  const rules = RULES[String(given.type ?? '')] ?? [];
  const isOfQuestion = (name: string) =>
    OF_A_FORM.has(name) || (!ANSWERS.has(name) && (rules.includes(name) || name in given));
  const isShown = (name: string) => {
    if (isQuestion) return isOfQuestion(name);
    return isForm ? OF_A_FORM.has(name) : !NOT_SHOWN.has(name);
  };
  const { if: _if, else: _else, title: _title, ...plain } = schema;
  const properties = isRecord(schema.properties) ? schema.properties : undefined;
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => isShown(String(name))) : [];
  return {
    ...plain,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isShown(name))),
      required,
    }),
  };
}

/** Of a value, what fields of a schema are there for. */
export function shownValue(schema: Schema, value: unknown): unknown {
  if (!isRecord(schema.properties) || !isRecord(value)) return value;
  const { properties } = schema;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isListed(schema, properties, name)));
}

/** A value with what its fields have become; what is not shown stays as it is. */
export function withShown(schema: Schema, value: unknown, shown: unknown): unknown {
  if (!isRecord(schema.properties) || !isRecord(value) || !isRecord(shown)) return shown;
  const { properties } = schema;
  const hidden = Object.entries(value).filter(([name]) => !isListed(schema, properties, name));
  return { ...Object.fromEntries(hidden), ...shown };
}

/** Names that an owner gives are entries of the object itself. */
const isListed = (schema: Schema, properties: Record<string, unknown>, name: string) =>
  name in properties || (schema.additionalProperties !== false && !NOT_SHOWN.has(name));

const named = (title: string) => ({ 'ui:title': title });

/** What the fields of a question are called; other names say themselves what they are. */
export const fieldWords: UiSchema = {
  'ui:label': false,
  title: named('What a visitor reads'),
  description: named('A hint below it'),
  type: named('Kind of answer'),
  format: named('How a text is written'),
  minLength: named('Fewest letters'),
  maxLength: named('Most letters'),
  minimum: named('Smallest number'),
  maximum: named('Largest number'),
  multipleOf: named('In steps of'),
  minItems: named('Fewest answers'),
  maxItems: named('Most answers'),
  uniqueItems: named('Each answer once'),
  maxProperties: named('Most details'),
};
