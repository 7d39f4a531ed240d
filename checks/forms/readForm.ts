import type { AnswerDocument, FormDocument, QuestionDocument, TestDocument } from '../documents.ts';
import { pointer } from '../finding.ts';

/** The possible answers. `several`: a list of these values. `values` undefined: any value of its type. */
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

/** A form or quiz as the checks read it. */
export type FormOutline = {
  file: string;
  required: readonly string[];
  properties: ReadonlyMap<string, QuestionDocument>;
  answers: ReadonlyMap<string, AnswerSpace>;
  rules: readonly Rule[];
};

/** The stored values of each list of `options.json`, in order. */
export type OptionLists = ReadonlyMap<string, readonly string[]>;

export function readForm(file: string, form: FormDocument, optionLists: OptionLists): FormOutline {
  const properties = new Map(Object.entries(form.properties));
  return {
    file,
    required: form.required,
    properties,
    answers: new Map([...properties].map(([name, property]) => [name, answerSpace(property, optionLists)])),
    rules: (form.allOf ?? []).map((rule, index) => readRule(rule, pointer('allOf', index))),
  };
}

/** The option lists of `options.json` by id. */
export function readOptionLists(options: {
  $defs: Readonly<Record<string, { oneOf: readonly { const: string }[] }>>;
}): OptionLists {
  return new Map(Object.entries(options.$defs).map(([id, { oneOf }]) => [id, oneOf.map((option) => option.const)]));
}

/** The id of the option list of a reference; undefined when it is not one. */
export function referencedList(reference: string | undefined): string | undefined {
  return reference === undefined ? undefined : /^options\.json#\/\$defs\/(\w+)$/.exec(reference)?.[1];
}

function answerSpace(property: QuestionDocument, optionLists: OptionLists): AnswerSpace {
  return property.type === 'array'
    ? { several: true, values: property.items && valuesOf(property.items, optionLists) }
    : { several: false, values: valuesOf(property, optionLists) };
}

function valuesOf({ $ref, oneOf, enum: values, type }: AnswerDocument, optionLists: OptionLists) {
  if ($ref !== undefined) return optionLists.get(referencedList($ref) ?? '');
  if (oneOf) return oneOf.map((option) => option.const);
  return values ?? (type === 'boolean' ? [true, false] : undefined);
}

function readRule(rule: NonNullable<FormDocument['allOf']>[number], at: string): Rule {
  return {
    pointer: at,
    conditions: Object.entries(rule.if.properties).map(([question, test]) =>
      readCondition(question, test, `${at}/if/properties${pointer(question)}`),
    ),
    ifRequired: rule.if.required ?? [],
    asks: rule.then.required.map((question, index) => ({ question, pointer: `${at}/then/required/${index}` })),
  };
}

function readCondition(question: string, { not, ...test }: TestDocument, at: string): Condition {
  const within = not ? `${at}/not` : at;
  const { const: only, enum: several } = not ?? test;
  const values =
    only === undefined
      ? (several ?? []).map((value, index) => ({ value, pointer: `${within}/enum/${index}` }))
      : [{ value: only, pointer: `${within}/const` }];
  return { question, negated: not !== undefined, values, pointer: at };
}
