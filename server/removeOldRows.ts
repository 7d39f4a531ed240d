import { IDLE_LIMIT } from './auth/signedIn.ts';
import type { Connection } from './database/schema.ts';
import { createAdminSessionRepository } from './repositories/adminSessionRepository.ts';
import { createIdempotencyKeyRepository } from './repositories/idempotencyKeyRepository.ts';
import { createMailAllowanceRepository } from './repositories/mailAllowanceRepository.ts';

/** Clients repeat a request for minutes, not days. */
const KEPT_FOR = 48 * 3600 * 1000;

/** Removes what is only kept for a while: idempotency keys, counts of mails, sessions. */
export async function removeOldRows(connection: Connection, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await createIdempotencyKeyRepository(connection).removeOlderThan(oldest);
  await createMailAllowanceRepository(connection).removeBefore(oldest);
  await createAdminSessionRepository(connection).removeSeenBefore(new Date(now.getTime() - IDLE_LIMIT));
}
