import { createHmac } from 'node:crypto';
import type { LeadsWebhook } from '#server/config.ts';

/** What another system is told of a lead. The id is the same each time it is told: it may be told more than once. */
export type PostedLead = {
  id: string;
  /** The kind of lead. */
  type: string;
  createdAt: string;
  suspicion: string | null;
  lead: object;
};

/** Tells the other system; throws when it did not take the lead. */
export type PostLead = (posted: PostedLead) => Promise<void>;

const PATIENCE = 10_000;

/**
 * Posts leads as JSON. The receiver proves that it was us, and when: `X-TillMatch-Signature` is `sha256=` and the
 * HMAC of timestamp, dot and body in hexadecimal digits.
 */
export function createWebhook({ url, secret }: LeadsWebhook, now: () => Date): PostLead {
  return async (posted) => {
    const body = JSON.stringify(posted);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tillmatch-id': posted.id,
        'x-tillmatch-timestamp': timestamp,
        'x-tillmatch-signature': `sha256=${signature}`,
      },
      body,
      // A signed lead goes where its owner said and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}
