import type { Answers } from '#domain/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';

/** What `/comparison/{id}` shows to anyone who has the address: nothing personal. */
export type Comparison = { answers: Answers; recommendations: RankedSystem[] };

export function createComparisonRepository(executor: Executor) {
  return {
    /** Stores a comparison; false when the id is taken. */
    async add(id: string, { answers, recommendations }: Comparison, createdAt: Date): Promise<boolean> {
      const row = {
        id,
        answers: toJsonText(answers),
        recommendations: toJsonText(recommendations),
        created_at: createdAt.toISOString(),
      };
      // Not an error to be caught: PostgreSQL ends the whole transaction at the first violated constraint.
      const added = await executor
        .insertInto('comparison')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async find(id: string): Promise<Comparison | undefined> {
      const row = await executor.selectFrom('comparison').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      return { answers: fromJsonText(row.answers), recommendations: fromJsonText(row.recommendations) };
    },
  };
}
export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;
