import type { MessagePreview } from '#domain/desk/deskMessage.ts';
import type { Connection } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { composeMail, type MailSettings } from '#server/mail/composeMail.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';

/** A message as it would be sent now, with the HTML of a mail. */
export async function previewMessage(
  connection: Connection,
  id: number,
  settings: MailSettings,
): Promise<{ preview: MessagePreview; html: string } | undefined> {
  const queued = await createOutboxRepository(connection).find(id);
  if (!queued) return undefined;
  const nothing = { receiver: queued.kind, to: '', subject: '', text: '', hasHtml: false, fault: '' };
  const [lead] = await createLeadRepository(connection).find([queued.aboutId]);
  try {
    const composed = composeMail(queued, lead, leadKinds, settings);
    if (composed.kind === 'webhook')
      return { preview: { ...nothing, text: JSON.stringify(composed.posted, null, 2) }, html: '' };
    const { to, subject, text, html } = composed.mail;
    return { preview: { ...nothing, to, subject, text, hasHtml: true }, html };
  } catch (error) {
    return { preview: { ...nothing, fault: error instanceof Error ? error.message : String(error) }, html: '' };
  }
}
