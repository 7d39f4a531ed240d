import type { FormSchema } from '../questions/formSchema.ts';
import { isAlwaysAsked } from '../questions/questionFlow.ts';
import type { Scoring } from './scoring.ts';

/** A question with points. A visitor chooses `least` to `most` of its options, or none when it is skipped. */
export type ScoredQuestion = {
  name: string;
  options: readonly string[];
  least: number;
  most: number;
  maySkip: boolean;
};

/**
 * The scored questions of a quiz; the combinations of their answers are all possible visitors. A conditional question
 * may always be skipped: a superset of the real visitors, and exact while conditions name only unscored questions.
 */
export function scoredQuestions(schema: FormSchema, scoring: Pick<Scoring, 'points'>): ScoredQuestion[] {
  return Object.keys(scoring.points).flatMap((name) => {
    const property = schema.properties[name];
    if (!property) return [];
    const maySkip = !isAlwaysAsked(schema, name);
    const options = (property.items ?? property).enum ?? [];
    const most = property.type === 'array' ? (property.maxItems ?? options.length) : 1;
    const least = property.type === 'array' ? (property.minItems ?? 0) : 1;
    return [{ name, options: options.map(String), least, most: Math.min(Number(most), options.length), maySkip }];
  });
}
