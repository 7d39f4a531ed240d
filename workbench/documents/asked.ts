import type { FormDocument, TestDocument } from '#checks/documents.ts';

/** One earlier question and what its answer is, or is not. */
export type AnswerTest = { question: string; is: boolean; values: readonly string[] };
/** When a question is asked. Of `rules` one has to hold, of a rule every test. */
export type Asked =
  | { when: 'always' }
  | { when: 'conditions'; rules: readonly (readonly AnswerTest[])[] }
  /** On a form, or never. */
  | { when: 'elsewhere' };

/** When a quiz asks a question, as its documents say it. */
export function readAsked({ required, allOf = [] }: FormDocument, question: string): Asked {
  if (required.includes(question)) return { when: 'always' };
  const rules = allOf
    .filter(({ then }) => then.required.includes(question))
    .map(({ if: condition }) => Object.entries(condition.properties).map(([name, test]) => readTest(name, test)));
  return rules.length > 0 ? { when: 'conditions', rules } : { when: 'elsewhere' };
}

/** The quiz with a question asked at other times; all other questions are asked as before. */
export function withAsked(quiz: FormDocument, question: string, asked: Asked): FormDocument {
  const others = quiz.required.filter((name) => name !== question);
  const order = Object.keys(quiz.properties);
  const required =
    asked.when === 'always' ? [...others, question].sort((a, b) => order.indexOf(a) - order.indexOf(b)) : others;
  const isUnchanged = asked.when === 'always' && quiz.required.includes(question);
  const rules = (quiz.allOf ?? []).flatMap((rule) => {
    const left = rule.then.required.filter((name) => name !== question);
    if (left.length === rule.then.required.length) return [rule];
    return left.length > 0 ? [{ ...rule, ...asks(left) }] : [];
  });
  const added = asked.when === 'conditions' ? asked.rules.filter((tests) => tests.length > 0) : [];
  const allOf = [...rules, ...added.map((tests) => writeRule(tests, question))];
  const { allOf: _before, ...rest } = quiz;
  return { ...rest, required: isUnchanged ? quiz.required : required, ...(allOf.length > 0 && { allOf }) };
}

// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const asks = (required: readonly string[]) => ({ then: { required } });

function readTest(question: string, { not, ...test }: TestDocument): AnswerTest {
  const { const: value, enum: values = [] } = not ?? test;
  return { question, is: not === undefined, values: (value === undefined ? values : [value]).map(String) };
}

function writeRule(tests: readonly AnswerTest[], question: string) {
  const names = tests.map((test) => test.question);
  return {
    if: {
      properties: Object.fromEntries(tests.map((test) => [test.question, writeTest(test)])),
      required: names,
    },
    ...asks([question]),
  };
}

function writeTest({ is, values }: AnswerTest): TestDocument {
  const [value] = values;
  const test = values.length === 1 ? { const: value } : { enum: values };
  return is ? test : { not: test };
}
