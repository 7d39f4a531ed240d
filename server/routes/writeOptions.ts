import type { AnswerOnce } from '#server/http/idempotency.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';

/** What every route needs that stores something for a visitor. */
export type WriteOptions = { answerOnce: AnswerOnce; now: () => Date; limit: LeadLimit };
