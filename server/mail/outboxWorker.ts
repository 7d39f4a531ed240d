import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository, type QueuedMail } from '#server/repositories/outboxRepository.ts';
import { composeMail, type MailSettings } from './composeMail.ts';
import type { Deliver } from './mail.ts';
import type { PostLead } from './webhook.ts';

type Dependencies = {
  /** Delivery has its own connection, because its writes need not be durable at once. */
  connection: Connection;
  settings: MailSettings;
  deliver: Deliver;
  /** Left out without a configured webhook. */
  postLead?: PostLead | undefined;
  kinds?: typeof leadKinds;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type OutboxWorker = {
  /** Starts to look for due mails. */
  start(): void;
  /** Looks at once, because a mail was queued. */
  wake(): void;
  /** Sends due mails and returns their number. */
  deliverDue(): Promise<number>;
  /** Finishes the current mails and stops looking. */
  stop(): Promise<void>;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const POLL = 2 * SECOND;
const BATCH = 10;
/** Between two batches. */
const BREATH = 5;
/** Longer than any delivery can take, so that no other process sends the same mail. */
const LOCK = 120 * SECOND;
const FIRST_RETRY = SECOND;
const LONGEST_RETRY = 6 * HOUR;
/** As long as mail servers usually keep trying. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;

/** Sends queued mails, each at least once: doubling pauses between attempts, given up after five days. */
export function createOutboxWorker(dependencies: Dependencies): OutboxWorker {
  const { connection, settings, deliver, postLead = noWebhook, kinds = leadKinds, now, log } = dependencies;
  const outbox = createOutboxRepository(connection);
  const leads = createLeadRepository(connection);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = true;

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function send(queued: QueuedMail, lead: Parameters<typeof composeMail>[1]): Promise<number | undefined> {
    const { id, kind, attempts, createdAt } = queued;
    try {
      const composed = composeMail(queued, lead, kinds, settings);
      await (composed.kind === 'webhook' ? postLead(composed.posted) : deliver(composed.mail));
    } catch (error) {
      // A mail server's reply names the recipient: it is kept with the mail and not logged (D31).
      const reason = String(error).slice(0, 500);
      const report = { outboxId: id, kind, attempts, ...codesOf(error) };
      if (now().getTime() - createdAt.getTime() >= GIVE_UP_AFTER) {
        log.error(report, 'mail given up');
        await outbox.finish([id], { outcome: 'failed', error: reason }, now());
      } else {
        log.warn(report, 'mail not delivered, will be tried again');
        await outbox.tryAgain(id, later(pauseAfter(attempts)), reason);
      }
      return undefined;
    }
    return id;
  }

  async function deliverDue(): Promise<number> {
    const mails = await outbox.claim({ now: now(), lockedUntil: later(LOCK), limit: BATCH });
    const found = new Map(
      (await leads.find([...new Set(mails.map(({ aboutId }) => aboutId))])).map((lead) => [lead.id, lead]),
    );
    const ids = await Promise.all(mails.map((queued) => send(queued, found.get(queued.aboutId))));
    await outbox.finish(
      ids.filter((id) => id !== undefined),
      { outcome: 'sent' },
      now(),
    );
    return mails.length;
  }

  async function drain(): Promise<void> {
    do {
      wanted = false;
      // Leads that arrive meanwhile come first.
      while ((await deliverDue()) === BATCH && !stopped) await pause(BREATH);
    } while (wanted && !stopped);
  }

  function run(): void {
    clearTimeout(timer);
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
        if (!stopped) timer = setTimeout(run, POLL).unref();
      });
  }

  return {
    start() {
      stopped = false;
      run();
    },
    wake() {
      if (stopped) return;
      wanted = true;
      run();
    },
    deliverDue,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const noWebhook: PostLead = () => Promise.reject(new Error('LEADS_WEBHOOK_URL is not set'));

function pauseAfter(attempts: number): number {
  // A fifth more or less, so that mails refused together are not retried together.
  const spread = 0.8 + Math.random() * 0.4;
  return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1)) * spread;
}

function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
