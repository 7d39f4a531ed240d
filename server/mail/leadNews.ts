import { createHmac } from 'node:crypto';
import type { LeadsWebhook } from '#server/config.ts';
import type { MailOccasion } from '#server/database/schema.ts';

/** What another system is told of a lead. The id is the same each time it is told: it may be told more than once. */
export type LeadNews = {
  id: string;
  type: MailOccasion;
  createdAt: string;
  suspicion: string | null;
  lead: object;
};

/** Hands news over; throws when they were not taken. */
export type PostNews = (news: LeadNews) => Promise<void>;

const PATIENCE = 10_000;

/**
 * Posts leads as JSON. The receiver proves that it was us, and when: `X-TillMatch-Signature` is `sha256=` and the
 * HMAC of timestamp, dot and body in hexadecimal digits.
 */
export function createWebhook({ url, secret }: LeadsWebhook, now: () => Date): PostNews {
  return async (news) => {
    const body = JSON.stringify(news);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tillmatch-id': news.id,
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
