import type { Connection, MailKind } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { composeMail, type MailSettings } from '#server/mail/composeMail.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';

/** A mail in both its forms, or what is posted; `fault` says why there are no words for it any more. */
export type MessagePreview = {
  receiver: MailKind;
  to: string;
  subject: string;
  text: string;
  /** Empty for a post. */
  html: string;
  fault: string;
};

/** A message as it would be sent now. */
export async function previewMessage(
  connection: Connection,
  id: number,
  settings: MailSettings,
): Promise<MessagePreview | undefined> {
  const queued = await createOutboxRepository(connection).find(id);
  if (!queued) return undefined;
  const nothing = { receiver: queued.kind, to: '', subject: '', text: '', html: '', fault: '' };
  const [lead] = await createLeadRepository(connection).find([queued.aboutId]);
  try {
    const composed = composeMail(queued, lead, leadKinds, settings);
    if (composed.kind === 'webhook') return { ...nothing, text: JSON.stringify(composed.posted, null, 2) };
    const { to, subject, text, html } = composed.mail;
    return { ...nothing, to, subject, text, html };
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
  }
}
