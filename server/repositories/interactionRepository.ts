import type { Selectable } from 'kysely';
import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';
import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor, Tables } from '#server/database/schema.ts';
import { inboxOf } from './inbox.ts';

export type InteractionRow = Selectable<Tables['interaction']>;

export function interactionRow(id: string, { type, email, data = {} }: InteractionEvent, at: Date): InteractionRow {
  return { id, type, email, inbox: inboxOf(email), details: toJsonText(data), created_at: at.toISOString() };
}

export async function removeInteractionsBefore(executor: Executor, time: Date): Promise<void> {
  await executor.deleteFrom('interaction').where('created_at', '<', time.toISOString()).execute();
}
