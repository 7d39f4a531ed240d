import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';
import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export function createInteractionRepository(executor: Executor) {
  return {
    async add(id: string, { type, email, data = {} }: InteractionEvent, createdAt: Date): Promise<void> {
      const details = toJsonText(data);
      const row = { id, type, email, email_key: emailKey(email), details, created_at: createdAt.toISOString() };
      await executor.insertInto('interaction').values(row).execute();
    },
  };
}
