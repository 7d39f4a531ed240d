import type { Answer, RequestKey } from '#server/repositories/idempotencyKeyRepository.ts';
import type { InteractionRow } from '#server/repositories/interactionRepository.ts';
import type { LeadRow } from '#server/repositories/leadRepository.ts';
import type { NewMail } from '#server/repositories/outboxRepository.ts';

/** What one request stores, with its answer under its key: all or nothing. */
export type Write = {
  /** The id of the stored row. */
  id: string;
  at: Date;
  /** Undefined when the client sent none. */
  key: RequestKey | undefined;
  answer: Answer;
  lead?: LeadRow;
  comparison?: { id: string; answers: string; recommendations: string };
  interaction?: InteractionRow;
  mails?: readonly NewMail[];
  /** The visitor's daily limit; a mail beyond it is not sent. */
  allowance?: { inbox: string; occasion: string; perDay: number } | undefined;
};

export type Written = { answer: Answer; replayed: boolean };
