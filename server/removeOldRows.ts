import funnel from '#schemas/content/funnel.json' with { type: 'json' };
import { IDLE_LIMIT } from './auth/signedIn.ts';
import type { KeptDays } from './config.ts';
import type { Connection } from './database/schema.ts';
import { createAdminSessionRepository } from './repositories/adminSessionRepository.ts';
import { createArticleRepository } from './repositories/articleRepository.ts';
import { createFunnelRepository } from './repositories/funnelRepository.ts';
import { createIdempotencyKeyRepository } from './repositories/idempotencyKeyRepository.ts';
import { removeInteractionsBefore } from './repositories/interactionRepository.ts';
import { createMailAllowanceRepository } from './repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from './repositories/outboxRepository.ts';
import { createPictureRepository } from './repositories/pictureRepository.ts';
import { createSharedCountRepository } from './repositories/sharedCountRepository.ts';

/** Clients repeat a request for minutes, not days. */
const KEPT_FOR = 48 * 3600 * 1000;
/** Deleted articles can be restored until then, and an open tab may hold an unsaved article with an uploaded picture. */
const REMOVED_ARTICLES_DAYS = 30;
const DAY = 24 * 3600 * 1000;

/**
 * Removes rows that are only kept for a while: idempotency keys, counts of mails, sessions, interactions, finished mails,
 * single attempts at a quiz, deleted articles, and pictures that no article shows.
 */
export async function removeOldRows(connection: Connection, now: Date, days: KeptDays): Promise<void> {
  const before = (count: number) => new Date(now.getTime() - count * DAY);
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await createIdempotencyKeyRepository(connection).removeOlderThan(oldest);
  await createMailAllowanceRepository(connection).removeBefore(oldest);
  await createOutboxRepository(connection).removeDoneBefore(before(days.mails));
  await createSharedCountRepository(connection).removeEndedBefore(now);
  await removeInteractionsBefore(connection, before(days.interactions));
  await createFunnelRepository(connection).removeBefore(before(funnel.keptDays));
  await createArticleRepository(connection).removeRemovedBefore(before(REMOVED_ARTICLES_DAYS));
  await createPictureRepository(connection).removeUnusedBefore(before(REMOVED_ARTICLES_DAYS));
  await createAdminSessionRepository(connection).removeSeenBefore(new Date(now.getTime() - IDLE_LIMIT));
}
