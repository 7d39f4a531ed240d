import { createHmac } from 'node:crypto';
import type { LeadsWebhook } from '#server/config.ts';

/** A lead as posted to the webhook. It may be posted more than once, with the same id. */
export type PostedLead = {
  id: string;
  /** The kind of lead. */
  type: string;
  createdAt: string;
  suspicion: string | null;
  lead: object;
};

/** Posts to the webhook; throws when it did not accept the lead. */
export type PostLead = (posted: PostedLead) => Promise<void>;

const PATIENCE = 10_000;

/**
 * Posts leads as JSON. The receiver can verify sender and time: `X-TillMatch-Signature` is `sha256=` and the
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
      // A signed lead goes only to the configured address.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}
