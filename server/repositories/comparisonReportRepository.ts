import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export function createComparisonReportRepository(executor: Executor) {
  return {
    async add(id: string, email: string, createdAt: Date): Promise<void> {
      const row = { id, email, email_key: emailKey(email), created_at: createdAt.toISOString() };
      await executor.insertInto('comparison_report').values(row).execute();
    },
  };
}
