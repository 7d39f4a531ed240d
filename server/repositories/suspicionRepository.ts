import type { Suspicion } from '#domain/suspicion.ts';
import type { Executor } from '#server/database/schema.ts';

export function createSuspicionRepository(executor: Executor) {
  return {
    /** Flags a stored row, whatever its table; a row that nobody suspects gets none. */
    async add(aboutId: string, reason: Suspicion | undefined, createdAt: Date): Promise<void> {
      if (reason === undefined) return;
      const row = { about_id: aboutId, reason, created_at: createdAt.toISOString() };
      await executor.insertInto('suspicion').values(row).execute();
    },
  };
}
