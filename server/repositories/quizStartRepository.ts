import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export function createQuizStartRepository(executor: Executor) {
  return {
    async add(id: string, email: string, createdAt: Date): Promise<void> {
      const row = { id, email, email_key: emailKey(email), created_at: createdAt.toISOString() };
      await executor.insertInto('quiz_start').values(row).execute();
    },
  };
}
