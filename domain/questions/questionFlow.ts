import type { ConditionSchema, FormSchema } from './formSchema.ts';

/** What a visitor has answered so far, by question. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * The questions of a quiz in the order they are asked: every property that is required always or under a condition.
 * A property that is neither is optional and asked elsewhere (D12).
 */
export function questionsOf(schema: FormSchema): string[] {
  const asked = new Set([...schema.required, ...(schema.allOf ?? []).flatMap((rule) => rule.then.required)]);
  return Object.keys(schema.properties).filter((name) => asked.has(name));
}

export function isAlwaysAsked(schema: FormSchema, question: string): boolean {
  return schema.required.includes(question);
}

function isAsked(schema: FormSchema, question: string, answers: Answers): boolean {
  return (
    isAlwaysAsked(schema, question) ||
    (schema.allOf ?? []).some((rule) => rule.then.required.includes(question) && holds(rule.if, answers))
  );
}

/** The questions asked under these answers, in order. */
export function askedQuestions(schema: FormSchema, answers: Answers): string[] {
  const applicable = pruneAnswers(schema, answers);
  const always = new Set(schema.required);
  return questionsOf(schema).filter((question) => always.has(question) || isAsked(schema, question, applicable));
}

/**
 * The answers that still apply: an answer to a question that is no longer asked is left out (D13), and with it every
 * answer that depended on it. Optional properties stay.
 */
export function pruneAnswers(schema: FormSchema, answers: Answers): Answers {
  // Only a conditional question can stop being asked.
  const conditional = (schema.allOf ?? []).flatMap((rule) => rule.then.required);
  const gone = conditional.filter((question) => question in answers && !isAsked(schema, question, answers));
  if (gone.length === 0) return answers;
  return pruneAnswers(schema, Object.fromEntries(Object.entries(answers).filter(([name]) => !gone.includes(name))));
}

export function questionAfter(schema: FormSchema, question: string, answers: Answers): string | undefined {
  const questions = questionsOf(schema);
  const asked = new Set(askedQuestions(schema, answers));
  return questions.slice(questions.indexOf(question) + 1).find((candidate) => asked.has(candidate));
}

/** The question asked before this one (undefined: before the contact step); undefined when this one is the first. */
export function questionBefore(schema: FormSchema, question: string | undefined, answers: Answers): string | undefined {
  const questions = questionsOf(schema);
  const asked = new Set(askedQuestions(schema, answers));
  const earlier = question === undefined ? questions : questions.slice(0, questions.indexOf(question));
  return earlier.findLast((candidate) => asked.has(candidate));
}

/** `step` counts from 1, `total` includes the contact step, `percent` is rounded (spec 4). */
export type Progress = { step: number; total: number; percent: number };

/** Progress at a question, or at the contact step when `question` is undefined. */
export function progressAt(schema: FormSchema, answers: Answers, question: string | undefined): Progress {
  const asked = askedQuestions(schema, answers);
  const total = asked.length + 1;
  const step = question === undefined ? total : asked.indexOf(question) + 1;
  return { step, total, percent: Math.round((step / total) * 100) };
}

/** The first applicable question without an answer; undefined when all are answered. */
export function firstUnanswered(schema: FormSchema, answers: Answers): string | undefined {
  return askedQuestions(schema, answers).find((question) => answers[question] === undefined);
}

/** Whether a condition holds: each named answer is given and has (or, under `not`, has not) one of the values. */
function holds(condition: ConditionSchema, answers: Answers): boolean {
  return Object.entries(condition.properties).every(([name, test]) => {
    const answer = answers[name];
    if (answer === undefined) return false;
    const matches = (values: { const?: unknown; enum?: readonly unknown[] }) =>
      'const' in values ? answer === values.const : (values.enum ?? []).includes(answer);
    return test.not ? !matches(test.not) : matches(test);
  });
}
