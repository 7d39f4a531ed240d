import type { FastifyBaseLogger } from 'fastify';
import type { Connection, MailKind } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { composeMail, type MailSettings } from './composeMail.ts';
import type { Deliver } from './mail.ts';
import { createOutboxLane } from './outboxLane.ts';
import type { PostLead } from './webhook.ts';

type Dependencies = {
  /** Delivery has its own connection, because its writes need not be durable at once. */
  connection: Connection;
  settings: MailSettings;
  deliver: Deliver;
  /** Left out when no webhook is configured. */
  postLead?: PostLead | undefined;
  /** How many deliveries to each kind of receiver run at once. */
  slots?: number;
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

const RECEIVERS: readonly MailKind[] = ['visitor', 'sales', 'webhook'];
const SLOTS = 10;

/** Sends queued mails. Visitors, the sales team and the webhook have a lane each and never wait for one another. */
export function createOutboxWorker(dependencies: Dependencies): OutboxWorker {
  const { settings, deliver, postLead = noWebhook, slots = SLOTS, kinds = leadKinds, ...shared } = dependencies;
  const lanes = RECEIVERS.map((receiver) =>
    createOutboxLane(receiver, {
      ...shared,
      slots,
      async send(queued, lead) {
        const composed = composeMail(queued, lead, kinds, settings);
        await (composed.kind === 'webhook' ? postLead(composed.posted) : deliver(composed.mail, composed.audience));
      },
    }),
  );
  return {
    start() {
      for (const lane of lanes) lane.start();
    },
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async deliverDue() {
      const counts = await Promise.all(lanes.map((lane) => lane.deliverDue()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const noWebhook: PostLead = () => Promise.reject(new Error('LEADS_WEBHOOK_URL is not set'));
