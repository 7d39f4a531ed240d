import type { Answer, RequestKey } from '#server/repositories/idempotencyKeyRepository.ts';
import type { InteractionRow } from '#server/repositories/interactionRepository.ts';
import type { LeadRow } from '#server/repositories/leadRepository.ts';
import type { NewMail } from '#server/repositories/outboxRepository.ts';

/** What one request stores: all of it, with what is answered under its key, or nothing. */
export type Write = {
  /** Id of the row that is stored. */
  id: string;
  at: Date;
  /** Undefined where the client sent none. */
  key: RequestKey | undefined;
  answer: Answer;
  lead?: LeadRow;
  comparison?: { id: string; answers: string; recommendations: string };
  interaction?: InteractionRow;
  /** What is sent because of it. */
  mails?: readonly NewMail[];
  /** Counts the visitor's mail; one beyond the number of a day is not sent. */
  allowance?: { inbox: string; occasion: string; perDay: number } | undefined;
};

export type Written = { answer: Answer; replayed: boolean };
