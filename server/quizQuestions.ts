import type { BundledForm, ConditionSchema, Option } from '#domain/questions/formSchema.ts';
import { isAlwaysAsked, questionsOf } from '#domain/questions/questionFlow.ts';
import { wireName } from '#domain/wire.ts';

/** Holds when the question was answered with one of `is`, or with none of `is_not`. */
type Condition = { name: string; is?: readonly unknown[]; is_not?: readonly unknown[] };

/** A question for software that takes the quiz. */
export type QuizQuestion = {
  /** The name of its answer in a request, and below it the question's name in the points of a ranking. */
  name: string;
  id: string;
  title: string;
  description?: string;
  /** Whether the answer is one value or a list of values. */
  answer: 'one' | 'several';
  least?: number;
  options: readonly Option[];
  /** Asked when all conditions of one of these lists hold; without it, always. */
  asked_when?: readonly (readonly Condition[])[];
};

/** The questions of a quiz in the order they are asked. */
export function quizQuestions({ schema, options }: BundledForm): QuizQuestion[] {
  return questionsOf(schema).map((question) => {
    const property = schema.properties[question] ?? {};
    const { title = question, description, minItems } = property;
    const rules = (schema.allOf ?? []).filter((rule) => rule.then.required.includes(question));
    return {
      name: wireName(question),
      id: question,
      title,
      ...(description !== undefined && { description }),
      answer: property.type === 'array' ? 'several' : 'one',
      ...(minItems !== undefined && { least: minItems }),
      options: options[question] ?? [],
      ...(!isAlwaysAsked(schema, question) && { asked_when: rules.map((rule) => conditionsOf(rule.if)) }),
    };
  });
}

function conditionsOf({ properties }: ConditionSchema): Condition[] {
  return Object.entries(properties).map(([question, test]) => ({
    name: wireName(question),
    ...(test.not ? { is_not: valuesOf(test.not) } : { is: valuesOf(test) }),
  }));
}

const valuesOf = (test: { const?: unknown; enum?: readonly unknown[] }) =>
  'const' in test ? [test.const] : (test.enum ?? []);
