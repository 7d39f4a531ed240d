import { isRecord } from '#domain/json.ts';
import { pointer } from '../finding.ts';

/** What a question can be answered with. `several`: a list of these values. `values` undefined: any value of its type. */
export type AnswerSpace = { several: boolean; values: readonly unknown[] | undefined };

/** A condition of a rule: the answer of a question is one of the values, or under `not` none of them. */
export type Condition = {
  question: string;
  negated: boolean;
  values: readonly { value: unknown; pointer: string }[];
  pointer: string;
};

/** A rule of a quiz: under these conditions these questions are asked. */
export type Rule = {
  pointer: string;
  conditions: readonly Condition[];
  ifRequired: readonly string[];
  asks: readonly { question: string; pointer: string }[];
};

/** A form or quiz as far as it can be read; what can't be is left out and found by the meta-schema. */
export type FormOutline = {
  file: string;
  required: readonly string[];
  properties: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  answers: ReadonlyMap<string, AnswerSpace>;
  rules: readonly Rule[];
};

/** Reads a form or quiz without ever failing, so that one fault does not hide the others. */
export function readForm(file: string, source: unknown, optionLists: unknown): FormOutline {
  const form = isRecord(source) ? source : {};
  const properties = new Map(
    Object.entries(isRecord(form.properties) ? form.properties : {}).filter(
      (entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]),
    ),
  );
  return {
    file,
    required: texts(form.required),
    properties,
    answers: new Map([...properties].map(([name, property]) => [name, answerSpace(property, optionLists)])),
    rules: list(form.allOf).map((rule, index) => readRule(rule, pointer('allOf', index))),
  };
}

/** The option lists of `options.json` by id: their values in order. */
export function readOptionLists(optionLists: unknown): Map<string, string[]> {
  const lists = isRecord(optionLists) && isRecord(optionLists.$defs) ? optionLists.$defs : {};
  return new Map(
    Object.entries(lists).map(([id, options]) => [id, isRecord(options) ? constants(options.oneOf).map(String) : []]),
  );
}

/** The id of the option list a reference names; undefined when it names none. */
export function referencedList(reference: unknown): string | undefined {
  return typeof reference === 'string' ? /^options\.json#\/\$defs\/(\w+)$/.exec(reference)?.[1] : undefined;
}

/** The entries of a list; none when it is no list. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list, others left out. */
export function texts(value: unknown): string[] {
  return list(value).filter((entry) => typeof entry === 'string');
}

function answerSpace(property: Record<string, unknown>, optionLists: unknown): AnswerSpace {
  if (property.type === 'array')
    return {
      several: true,
      values: isRecord(property.items) ? answerSpace(property.items, optionLists).values : undefined,
    };
  if (property.$ref !== undefined) {
    const id = referencedList(property.$ref);
    return { several: false, values: id === undefined ? undefined : readOptionLists(optionLists).get(id) };
  }
  if (Array.isArray(property.oneOf)) return { several: false, values: constants(property.oneOf) };
  if (Array.isArray(property.enum)) return { several: false, values: list(property.enum) };
  return { several: false, values: property.type === 'boolean' ? [true, false] : undefined };
}

function constants(options: unknown): unknown[] {
  return list(options).flatMap((option) => (isRecord(option) && 'const' in option ? [option.const] : []));
}

function readRule(source: unknown, at: string): Rule {
  const rule = isRecord(source) ? source : {};
  const condition = isRecord(rule.if) ? rule.if : {};
  const consequence = isRecord(rule.then) ? rule.then : {};
  return {
    pointer: at,
    conditions: Object.entries(isRecord(condition.properties) ? condition.properties : {}).map(([question, test]) =>
      readCondition(question, test, `${at}/if/properties${pointer(question)}`),
    ),
    ifRequired: texts(condition.required),
    asks: texts(consequence.required).map((question, index) => ({
      question,
      pointer: `${at}/then/required/${index}`,
    })),
  };
}

function readCondition(question: string, source: unknown, at: string): Condition {
  const outer = isRecord(source) ? source : {};
  const negated = isRecord(outer.not);
  const test = isRecord(outer.not) ? outer.not : outer;
  const within = negated ? `${at}/not` : at;
  const values =
    'const' in test
      ? [{ value: test.const, pointer: `${within}/const` }]
      : list(test.enum).map((value, index) => ({ value, pointer: `${within}/enum/${index}` }));
  return { question, negated, values, pointer: at };
}
