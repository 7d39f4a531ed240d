import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, MailKind } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository, type QueuedMail } from '#server/repositories/outboxRepository.ts';
import { createSuppressionRepository } from '#server/repositories/suppressionRepository.ts';
import { failureOf } from './deliveryFailure.ts';

type Dependencies = {
  connection: Connection;
  /** So many are delivered at once; a receiver that hangs keeps one of them. */
  slots: number;
  /** Throws when it was not accepted. */
  send: (queued: QueuedMail, lead: Lead | undefined) => Promise<void>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type OutboxLane = {
  start(): void;
  /** Looks at once, because something was queued. */
  wake(): void;
  /** Delivers what is due, as far as there are slots, and returns its number. */
  deliverDue(): Promise<number>;
  /** Finishes what it has begun, and begins nothing more. */
  stop(): Promise<void>;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const POLL = 2 * SECOND;
/** So that what was sent meanwhile is recorded together. */
const BREATH = 20;
/** Renewed for as long as a delivery takes, so that another process sends a mail only when this one is gone. */
const LOCK = 30 * SECOND;
const RENEWAL = 10 * SECOND;
/** What is still under way then ends with the process; its lock keeps others from sending it at the same time. */
const LONGEST_STOP = 7 * SECOND;
const FIRST_RETRY = SECOND;
const LONGEST_RETRY = 6 * HOUR;
/** As long as mail servers usually keep trying. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;

/**
 * Delivers what is queued for one kind of receiver, at least once: doubling pauses between attempts, given up after
 * five days or when the receiver says never.
 */
export function createOutboxLane(kind: MailKind, { connection, slots, send, now, log }: Dependencies): OutboxLane {
  const outbox = createOutboxRepository(connection);
  const leads = createLeadRepository(connection);
  const suppressions = createSuppressionRepository(connection);
  const underWay = new Map<number, Promise<void>>();
  let sent: number[] = [];
  let timers: NodeJS.Timeout[] = [];
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = true;

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function deliver(queued: QueuedMail, lead: Lead | undefined): Promise<void> {
    try {
      await send(queued, lead);
      sent.push(queued.id);
    } catch (error) {
      await recordFailure(queued, error).catch(reportFault);
    }
  }

  async function recordFailure({ id, attempts, createdAt }: QueuedMail, error: unknown): Promise<void> {
    const { reason, isFinal, codes } = failureOf(error);
    const report = { outboxId: id, kind, attempts, ...codes };
    if (isFinal || now().getTime() - createdAt.getTime() >= GIVE_UP_AFTER) {
      log.error(report, 'mail given up');
      await outbox.finish([id], { outcome: 'failed', error: reason }, now());
    } else {
      log.warn(report, 'mail not delivered, will be tried again');
      await outbox.tryAgain(id, later(pauseAfter(attempts)), reason);
    }
  }

  /** Starts to deliver what is due. */
  async function begin(): Promise<Promise<void>[]> {
    const mails = await outbox.claim({
      kind,
      now: now(),
      lockedUntil: later(LOCK),
      limit: slots - underWay.size,
      underWay: [...underWay.keys()],
    });
    const found = new Map(
      (await leads.find(unique(mails.map(({ aboutId }) => aboutId)))).map((lead) => [lead.id, lead]),
    );
    const isSuppressed =
      kind === 'visitor' ? await suppressions.among([...found.values()].map(({ email }) => email)) : () => false;
    const unwanted = mails.filter(({ aboutId }) => isSuppressed(found.get(aboutId)?.email ?? ''));
    await outbox.finish(
      unwanted.map(({ id }) => id),
      { outcome: 'skipped', error: 'The visitor wants no mails' },
      now(),
    );
    return mails
      .filter((queued) => !unwanted.includes(queued))
      .map((queued) => {
        const delivery = deliver(queued, found.get(queued.aboutId)).finally(() => {
          underWay.delete(queued.id);
          wake();
        });
        underWay.set(queued.id, delivery);
        return delivery;
      });
  }

  async function recordSent(): Promise<void> {
    const ids = sent;
    sent = [];
    try {
      await outbox.finish(ids, { outcome: 'sent' }, now());
    } catch (error) {
      sent.push(...ids);
      throw error;
    }
  }

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await recordSent();
      // Not for each slot that becomes free: a claim costs as much for one as for many.
      if (slots - underWay.size >= slots / 2) void (await begin());
      await pause(BREATH);
    }
  }

  function wake(): void {
    isWanted = true;
    if (isStopped) return;
    working ??= work()
      .catch((error: unknown) => {
        isWanted = false;
        reportFault(error);
      })
      .finally(() => {
        working = undefined;
        if (isWanted) wake();
      });
  }

  const reportFault = (error: unknown) => log.error({ err: error }, 'the outbox could not be read');

  return {
    start() {
      isStopped = false;
      const renew = () => void outbox.keepLocked([...underWay.keys()], later(LOCK)).catch(reportFault);
      timers = [setInterval(wake, POLL).unref(), setInterval(renew, RENEWAL).unref()];
      wake();
    },
    wake,
    async deliverDue() {
      const begun = await begin();
      await Promise.all(begun);
      await recordSent();
      return begun.length;
    },
    async stop() {
      isStopped = true;
      await working;
      await Promise.race([Promise.all(underWay.values()), pause(LONGEST_STOP, undefined, { ref: false })]);
      for (const timer of timers) clearInterval(timer);
      await recordSent();
    },
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

function pauseAfter(attempts: number): number {
  // A fifth more or less, so that mails refused together are not retried together.
  const spread = 0.8 + Math.random() * 0.4;
  return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1)) * spread;
}
