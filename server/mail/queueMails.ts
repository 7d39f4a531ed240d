import { randomUUID } from 'node:crypto';
import type { Suspicion } from '#domain/suspicion.ts';
import type { LeadsWebhook, MailAddress } from '#server/config.ts';
import type { Executor, MailOccasion } from '#server/database/schema.ts';
import { createMailAllowanceRepository } from '#server/repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import type { Mail } from './mail.ts';
import type { MailContent } from './templates/layout.ts';
import { withWarning } from './templates/withWarning.ts';

/** Who writes to whom, and where links lead. */
export type MailSettings = {
  publicUrl: string;
  mailFrom: MailAddress;
  salesEmail: string;
  leadsWebhook?: LeadsWebhook | undefined;
};

type Queue = {
  occasion: MailOccasion;
  /** Id of the row that the mails tell of. */
  aboutId: string;
  at: Date;
  /** Left out where the visitor did not agree to be written to. */
  visitor?: { address: string; content: MailContent } | undefined;
  /** Where the sales team's answers go. */
  replyTo: string;
  /** What the sales team reads; it answers to the visitor. */
  sales?: MailContent;
  /** What another system of the owner's is told, where there is one. */
  lead?: object;
  /** A lead that may come from a program reaches the sales team with a warning; one that took the bait is not answered. */
  suspicion?: Suspicion | undefined;
};

/** A public form that mails anyone must not be a way to flood somebody's inbox. */
const VISITOR_MAILS_PER_DAY: Record<MailOccasion, number> = {
  lead: 3,
  quote: 5,
  comparisonReport: 3,
  listing: 3,
  demoRequest: 3,
  savingLead: 3,
  savingQuote: 5,
};

/**
 * Queues what a visitor, the sales team and the webhook are told, in the transaction that stores what it is about. A visitor whose
 * address had its mails for the day gets none: the row then says `skipped`.
 */
export async function queueMails(executor: Executor, queue: Queue, settings: MailSettings): Promise<void> {
  const { occasion, aboutId, at, visitor, replyTo, sales, lead, suspicion } = queue;
  const outbox = createOutboxRepository(executor);
  const envelope = (content: MailContent, to: string, replyTo?: string): Mail => ({
    // Fixed here: a mail that is sent twice because a process died in between is recognised as one.
    messageId: `<${randomUUID()}@${settings.mailFrom.address.split('@')[1]}>`,
    date: at.toISOString(),
    from: settings.mailFrom,
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...content,
  });

  if (visitor) {
    const mailsToday = await createMailAllowanceRepository(executor).count(visitor.address, occasion, at);
    const outcome = suspicion === 'bait' || mailsToday > VISITOR_MAILS_PER_DAY[occasion] ? 'skipped' : null;
    await outbox.add(aboutId, { kind: 'visitor', mail: envelope(visitor.content, visitor.address) }, at, outcome);
  }
  if (sales) {
    const warned = suspicion ? withWarning(sales, suspicion) : sales;
    await outbox.add(aboutId, { kind: 'sales', mail: envelope(warned, settings.salesEmail, replyTo) }, at);
  }
  if (lead && settings.leadsWebhook) {
    const news = { id: aboutId, type: occasion, createdAt: at.toISOString(), suspicion: suspicion ?? null, lead };
    await outbox.add(aboutId, { kind: 'webhook', mail: news }, at);
  }
}
