import { bundleForm } from '#domain/formSchema.ts';
import { questionsOf } from '#domain/questionFlow.ts';
import options from '#schemas/options.json' with { type: 'json' };
import quiz from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };

/** A question as the peers take it: what is read and chosen is the same on every page that is compared. */
export type Question = {
  id: string;
  title: string;
  options: string[];
  /** How many options have to be chosen; absent where one is. */
  least?: number;
  askedIf?: { question: string; answer: string };
};

/** The main quiz as a plain list. */
export function quizQuestions(): Question[] {
  const { schema, options: lists } = bundleForm(quiz, options);
  const titleOf = (question: string, value: unknown) =>
    lists[question]?.find((option) => option.value === value)?.title ?? String(value);
  return questionsOf(schema).map((id) => {
    const property = schema.properties[id];
    const rule = schema.allOf?.find(({ then }) => then.required.includes(id));
    const [condition] = Object.entries(rule?.if.properties ?? {});
    return {
      id,
      title: property?.title ?? id,
      options: (lists[id] ?? []).map(({ title }) => title),
      ...(property?.type === 'array' && { least: property.minItems ?? 1 }),
      ...(condition && { askedIf: { question: condition[0], answer: titleOf(condition[0], condition[1].const) } }),
    };
  });
}

/** What is answered on each page: the shortest way, with the first options of the question that takes several. */
export const answersOnTheWay: Readonly<Record<string, string>> = { hasCurrentPOS: 'No' };
