import { bundleForm } from '#domain/questions/formSchema.ts';
import { questionsOf } from '#domain/questions/questionFlow.ts';
import options from '#schemas/options.json' with { type: 'json' };
import quiz from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };

/** A question for the peers: texts and choices are the same on every compared page. */
export type Question = {
  id: string;
  title: string;
  options: string[];
  /** The minimum number of choices; absent for a single choice. */
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

/** The answers given on each page: the shortest path, with the first options of a multiple choice. */
export const answersOnTheWay: Readonly<Record<string, string>> = { hasCurrentPOS: 'No' };
