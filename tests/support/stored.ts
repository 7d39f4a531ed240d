import { readConfig } from '#server/config.ts';
import type { Database, MailKind } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/mail.ts';
import { selectLeads, toLead } from '#server/repositories/leadRepository.ts';

/** The stored leads, optionally of one kind, oldest first. */
export async function storedLeads({ connection }: Database, kind?: string): Promise<Lead[]> {
  const rows = await selectLeads(connection).orderBy('lead.created_at').execute();
  return rows.map(toLead).filter((lead) => kind === undefined || lead.kind === kind);
}

export type StoredMail = { aboutId: string; kind: MailKind; outcome: string | null; mail: Mail };

/** The queued mails as they would be sent now, oldest first, without webhook posts. */
export async function storedMails({ connection }: Database, aboutId?: string): Promise<StoredMail[]> {
  const rows = await connection.selectFrom('outbox').selectAll().orderBy('id').execute();
  const leads = await storedLeads({ connection, dialect: 'sqlite' });
  const settings = readConfig({ PUBLIC_URL: 'https://tillmatch.example' });
  return rows
    .filter(({ about_id }) => aboutId === undefined || about_id === aboutId)
    .flatMap(({ id, about_id, kind, outcome, mail, attempts, created_at }) => {
      const queued = { id, aboutId: about_id, kind, note: JSON.parse(mail), attempts, createdAt: new Date(created_at) };
      const lead = leads.find((stored) => stored.id === about_id);
      const composed = composeMail(queued, lead, leadKinds, settings);
      return composed.kind === 'mail' ? [{ aboutId: about_id, kind, outcome, mail: composed.mail }] : [];
    });
}
