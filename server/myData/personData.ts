import type { DeskMessage } from '#domain/desk/deskMessage.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Connection } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { readMessagesAbout } from '#server/owner/messages.ts';
import { selectLeads, toLead } from '#server/repositories/leadRepository.ts';
import { createSuppressionRepository } from '#server/repositories/suppressionRepository.ts';

/** Everything that is kept about a person. */
export type PersonData = {
  inbox: string;
  /** The newest first. */
  leads: { lead: Lead; mails: DeskMessage[] }[];
  interactions: { type: string; details: unknown; createdAt: string }[];
  isMailed: boolean;
};

/** No person has more. */
const MOST_LEADS = 500;

export async function readPersonData(connection: Connection, inbox: string): Promise<PersonData> {
  const rows = await selectLeads(connection)
    .where('lead.inbox', '=', inbox)
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id')
    .limit(MOST_LEADS)
    .execute();
  const leads: PersonData['leads'] = [];
  for (const row of rows) {
    const messages = await readMessagesAbout(connection, row.id);
    leads.push({ lead: toLead(row), mails: messages.filter(({ receiver }) => receiver === 'visitor') });
  }
  const interactions = await connection
    .selectFrom('interaction')
    .select(['type', 'details', 'created_at'])
    .where('inbox', '=', inbox)
    .orderBy('created_at', 'desc')
    .limit(MOST_LEADS)
    .execute();
  const isSuppressed = await createSuppressionRepository(connection).among([inbox]);
  return {
    inbox,
    leads,
    interactions: interactions.map(({ type, details, created_at }) => ({
      type,
      details: fromJsonText(details),
      createdAt: created_at,
    })),
    isMailed: !isSuppressed(inbox),
  };
}

/** Stops all mails to an inbox. Each consent keeps the times when it was given and withdrawn. */
export async function withdrawConsent(connection: Connection, inbox: string, at: Date): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    // Writes before it reads: an SQLite transaction that reads first can fail at its first write.
    await createSuppressionRepository(transaction).add(inbox, at);
    const rows = await transaction
      .selectFrom('lead')
      .select(['id', 'consent'])
      .where('inbox', '=', inbox)
      .where('consent', 'is not', null)
      .execute();
    for (const { id, consent } of rows) {
      const given = fromJsonText<{ withdrawnAt?: string }>(consent ?? '{}');
      const withdrawn = toJsonText({ withdrawnAt: at.toISOString(), ...given });
      await transaction.updateTable('lead').set({ consent: withdrawn }).where('id', '=', id).execute();
    }
  });
}
