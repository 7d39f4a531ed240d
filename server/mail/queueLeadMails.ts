import { randomUUID } from 'node:crypto';
import type { MailAddress } from '#server/config.ts';
import type { Executor } from '#server/database/schema.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { createMailAllowanceRepository } from '#server/repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import type { Mail } from './mail.ts';
import { salesMail } from './templates/salesMail.ts';
import { type MailContent, visitorMail } from './templates/visitorMail.ts';

/** Who writes to whom, and where links lead. */
export type MailSettings = { publicUrl: string; mailFrom: MailAddress; salesEmail: string };

/** A public form that mails anyone must not be a way to flood somebody's inbox. */
const VISITOR_MAILS_PER_DAY = 3;

/**
 * Queues both mails of a lead in the transaction that stores it. A visitor whose address had its mails for the day
 * gets none: the row then says `skipped`.
 */
export async function queueLeadMails(executor: Executor, lead: Lead, settings: MailSettings): Promise<void> {
  const { contact, recommendations, createdAt } = lead;
  const outbox = createOutboxRepository(executor);
  const comparisonUrl = `${settings.publicUrl}/comparison/${lead.comparisonId}`;
  const envelope = (content: MailContent, to: string, replyTo?: string): Mail => ({
    // Fixed here: a mail that is sent twice because a process died in between is recognised as one.
    messageId: `<${randomUUID()}@${settings.mailFrom.address.split('@')[1]}>`,
    date: createdAt.toISOString(),
    from: settings.mailFrom,
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...content,
  });

  const mailsToday = await createMailAllowanceRepository(executor).count(contact.email, createdAt);
  const toVisitor = visitorMail({ name: contact.name, recommendations, comparisonUrl });
  const outcome = mailsToday > VISITOR_MAILS_PER_DAY ? 'skipped' : null;
  await outbox.add(lead.id, 'visitor', envelope(toVisitor, contact.email), createdAt, outcome);

  const toSales = salesMail(lead, comparisonUrl);
  await outbox.add(lead.id, 'sales', envelope(toSales, settings.salesEmail, contact.email), createdAt);
}
