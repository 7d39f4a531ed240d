import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, MailKind } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { createOutage } from '#server/outage.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository, type QueuedMail } from '#server/repositories/outboxRepository.ts';
import { createSuppressionRepository } from '#server/repositories/suppressionRepository.ts';
import { failureOf } from './deliveryFailure.ts';
import { createSlots } from './slots.ts';

type Dependencies = {
  connection: Connection;
  /** How many deliveries run at once; a receiver that hangs occupies one of them. */
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
  /** Delivers one claim of due mails and returns their number. */
  deliverDue(): Promise<number>;
  /** Finishes what it has begun, and begins nothing more. */
  stop(): Promise<void>;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const POLL = 2 * SECOND;
/** Milliseconds of pause in each round, so that mails sent meanwhile are recorded together. */
const BREATH = 20;
/**
 * More mails are claimed than there are slots: a claim waits for leads that are being written, and costs as much for one
 * mail as for many.
 */
const AHEAD = 64;
/** Mails claimed longer ago are claimed again: meanwhile mails may be held, or a visitor may want none any more. */
const LONGEST_AHEAD = 2 * SECOND;
/** Renewed for as long as a delivery takes, so that another process sends a mail only when this one is gone. */
const LOCK = 30 * SECOND;
const RENEWAL = 10 * SECOND;
/** A delivery still under way then ends with the process; its lock keeps other processes from sending it meanwhile. */
const LONGEST_STOP = 7 * SECOND;
const FIRST_RETRY = SECOND;
const LONGEST_RETRY = 6 * HOUR;
/** As long as mail servers usually keep trying. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;

/**
 * Delivers what is queued for one kind of receiver, at least once: pauses between attempts double, and a mail is given up
 * after five days or when the receiver says never.
 */
export function createOutboxLane(kind: MailKind, { connection, slots, send, now, log }: Dependencies): OutboxLane {
  const outbox = createOutboxRepository(connection);
  const leads = createLeadRepository(connection);
  const suppressions = createSuppressionRepository(connection);
  const underWay = new Map<number, Promise<void>>();
  const places = createSlots(slots);
  /** When the mails of the last claim are claimed again. */
  let freshUntil = now();
  let sent: number[] = [];
  let notBegun: number[] = [];
  let timers: NodeJS.Timeout[] = [];
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = true;
  let isClosing = false;

  const database = createOutage({
    onFailure: (error) => log.error({ err: error, kind }, 'the outbox could not be read'),
    onRecovery: (seconds) => log.warn({ kind, seconds }, 'the outbox can be read again'),
  });

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function deliver(queued: QueuedMail, lead: Lead | undefined, until: Date): Promise<void> {
    if (isClosing || now() > until) {
      notBegun.push(queued.id);
      return;
    }
    try {
      await send(queued, lead);
      sent.push(queued.id);
    } catch (error) {
      await recordFailure(queued, error).catch(database.failed);
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
    const until = later(LONGEST_AHEAD);
    freshUntil = until;
    const mails = await outbox.claim({
      kind,
      now: now(),
      lockedUntil: later(LOCK),
      limit: slots + AHEAD - underWay.size,
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
        const delivery = places
          .run(() => deliver(queued, found.get(queued.aboutId), until))
          .finally(() => {
            underWay.delete(queued.id);
            wake();
          });
        underWay.set(queued.id, delivery);
        return delivery;
      });
  }

  async function record(): Promise<void> {
    const [done, left] = [sent, notBegun];
    sent = [];
    notBegun = [];
    try {
      await outbox.finish(done, { outcome: 'sent' }, now());
      await outbox.giveBack(left);
    } catch (error) {
      sent.push(...done);
      notBegun.push(...left);
      throw error;
    }
  }

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      if (now() > freshUntil) places.dismiss();
      await record();
      // When every slot hangs, another process may take what is due.
      if (underWay.size < slots) {
        void (await begin());
        database.worked();
      }
      await pause(BREATH);
    }
  }

  function wake(): void {
    isWanted = true;
    if (isStopped) return;
    working ??= work()
      .catch((error: unknown) => {
        isWanted = false;
        database.failed(error);
      })
      .finally(() => {
        working = undefined;
        if (isWanted) wake();
      });
  }

  return {
    start() {
      isStopped = false;
      isClosing = false;
      const renew = () => void outbox.keepLocked([...underWay.keys()], later(LOCK)).catch(database.failed);
      timers = [setInterval(wake, POLL).unref(), setInterval(renew, RENEWAL).unref()];
      wake();
    },
    wake,
    async deliverDue() {
      const begun = await begin();
      await Promise.all(begun);
      await record();
      return begun.length;
    },
    async stop() {
      isStopped = true;
      isClosing = true;
      await working;
      places.dismiss();
      await Promise.race([Promise.all(underWay.values()), pause(LONGEST_STOP, undefined, { ref: false })]);
      for (const timer of timers) clearInterval(timer);
      await record();
    },
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

function pauseAfter(attempts: number): number {
  // A fifth more or less, so that mails refused together are not retried together.
  const spread = 0.8 + Math.random() * 0.4;
  return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1)) * spread;
}
