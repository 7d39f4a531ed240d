import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor, JsonText } from '#server/database/schema.ts';
import { readRanking, storedRanking } from './storedRanking.ts';

/** What `/comparison/{id}` shows to anyone who has the address: nothing personal. */
export type Comparison = { answers: Answers; recommendations: RankedSystem[] };

export function createComparisonRepository(executor: Executor) {
  return {
    async find(id: string): Promise<Comparison | undefined> {
      const row = await executor.selectFrom('comparison').selectAll().where('id', '=', id).executeTakeFirst();
      return row && readComparison(row);
    },
  };
}
export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;

type Columns = { answers: JsonText; recommendations: JsonText };

export const readComparison = ({ answers, recommendations }: Columns): Comparison => ({
  answers: fromJsonText(answers),
  recommendations: readRanking(recommendations),
});

export const comparisonRow = (id: string, { answers, recommendations }: Comparison): Columns & { id: string } => ({
  id,
  answers: toJsonText(answers),
  recommendations: storedRanking(recommendations),
});
