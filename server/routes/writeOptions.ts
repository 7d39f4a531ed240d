import type { AnswerOnce } from '#server/http/idempotency.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import type { MailSettings } from '#server/mail/queueMails.ts';

/** What every route needs that stores something for a visitor. */
export type WriteOptions = { answerOnce: AnswerOnce; now: () => Date; limit: LeadLimit };

/** What a route needs that also queues mails. */
export type MailedWriteOptions = WriteOptions & { mail: MailSettings; onMailQueued: () => void };
