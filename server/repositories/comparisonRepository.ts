import type { Answers } from '#domain/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';

/** What `/comparison/{id}` shows to anyone who has the address: nothing personal. */
export type Comparison = { answers: Answers; recommendations: RankedSystem[] };

export function createComparisonRepository(executor: Executor) {
  return {
    async find(id: string): Promise<Comparison | undefined> {
      const row = await executor.selectFrom('comparison').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      return { answers: fromJsonText(row.answers), recommendations: fromJsonText(row.recommendations) };
    },
  };
}
export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;

/** A comparison as it is stored. */
export const comparisonRow = (id: string, { answers, recommendations }: Comparison) => ({
  id,
  answers: toJsonText(answers),
  recommendations: toJsonText(recommendations),
});
