import { IDLE_LIMIT } from './auth/signedIn.ts';
import type { Connection } from './database/schema.ts';
import { createAdminSessionRepository } from './repositories/adminSessionRepository.ts';
import { createIdempotencyKeyRepository } from './repositories/idempotencyKeyRepository.ts';
import { createMailAllowanceRepository } from './repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from './repositories/outboxRepository.ts';

/** Clients repeat a request for minutes, not days. */
const KEPT_FOR = 48 * 3600 * 1000;
/** How long it can be asked whether a mail was sent. */
const SENT_MAILS_KEPT_FOR = 90 * 24 * 3600 * 1000;

/** Removes what is only kept for a while: idempotency keys, counts of mails, sessions, mails that were sent. */
export async function removeOldRows(connection: Connection, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await createIdempotencyKeyRepository(connection).removeOlderThan(oldest);
  await createMailAllowanceRepository(connection).removeBefore(oldest);
  await createOutboxRepository(connection).removeDoneBefore(new Date(now.getTime() - SENT_MAILS_KEPT_FOR));
  await createAdminSessionRepository(connection).removeSeenBefore(new Date(now.getTime() - IDLE_LIMIT));
}
