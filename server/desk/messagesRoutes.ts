import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { MESSAGE_STATES, RECEIVERS } from '#domain/desk/deskMessage.ts';
import deskTexts from '#schemas/texts/desk.json' with { type: 'json' };
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/database/schema.ts';
import { framedMailPolicy } from '#server/http/contentSecurityPolicy.ts';
import { Refusal } from '#server/http/refusal.ts';
import { failureOf } from '#server/mail/deliveryFailure.ts';
import { html } from '#server/mail/html.ts';
import { layout, textFooter } from '#server/mail/templates/layout.ts';
import { openTransport } from '#server/mail/transport.ts';
import { createWebhook } from '#server/mail/webhook.ts';
import { readDeliveryHealth } from '#server/owner/deliveryHealth.ts';
import { previewMessage } from '#server/owner/messagePreview.ts';
import { readMessages, retryMessages } from '#server/owner/messages.ts';
import type { DeskAccess } from './deskAccess.ts';
import { oneOf, queryOf } from './wantedFromQuery.ts';

type Options = {
  access: DeskAccess;
  connection: Connection;
  config: Config;
  now: () => Date;
  /** Makes delivery look into the outbox at once. */
  onMailQueued: () => void;
};
/** The type of a post that only tests whether it arrives. */
const TEST_POST = 'test';

type OneMessage = { Params: { id: string } };

/** What was sent, what waits and why, and whether anything can be sent. */
export const messagesRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { access, connection, config, now, onMailQueued } = options;
  app.addHook('onRequest', access.guard('messages'));

  app.get('/api/desk/messages', async (request) => {
    const { state, receiver, before } = queryOf(request);
    const { messages, next } = await readMessages(connection, {
      state: oneOf(state, MESSAGE_STATES),
      receiver: oneOf(receiver, RECEIVERS),
      before: before === undefined ? undefined : idOf(before),
    });
    return { data: messages, next: next ?? null };
  });

  app.get('/api/desk/message-health', async () => ({ data: await readDeliveryHealth(connection, config) }));

  app.get<OneMessage>('/api/desk/messages/:id', async ({ params }) => {
    const found = await previewMessage(connection, idOf(params.id), config);
    if (!found) throw new Refusal(404, 'notFound');
    return { data: found.preview };
  });

  // The HTML of a mail, for a frame on the desk that may neither run scripts nor load anything.
  app.get<OneMessage>('/api/desk/messages/:id/html', async ({ params }, reply) => {
    const found = await previewMessage(connection, idOf(params.id), config);
    if (!found?.preview.hasHtml) throw new Refusal(404, 'notFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framedMailPolicy(found.html, config.siteOrigins))
      .removeHeader('x-frame-options')
      .removeHeader('origin-agent-cluster')
      .send(found.html);
  });

  const retry = async (id?: number) => {
    const retried = await retryMessages(connection, now(), id);
    if (retried > 0) onMailQueued();
    return { data: { retried } };
  };
  app.post('/api/desk/messages/retry', () => retry());
  app.post<OneMessage>('/api/desk/messages/:id/retry', ({ params }) => retry(idOf(params.id)));

  /** Bypasses the outbox, so that the answer says whether the mail was accepted. */
  app.post('/api/desk/test-mail', async (request) => {
    const { email } = access.adminOf(request);
    const { subject, introduction } = deskTexts.testMail;
    const transport = openTransport(config);
    try {
      await transport.deliver({
        messageId: `<${randomUUID()}@${config.mailFrom.address.split('@')[1] ?? ''}>`,
        date: now().toISOString(),
        from: config.mailFrom,
        to: email,
        replyTo: config.salesEmail,
        subject,
        text: [introduction, textFooter].join('\n\n'),
        html: layout(subject, html`<p>${introduction}</p>`),
      });
      return { data: { to: email, reason: '' } };
    } catch (error) {
      return { data: { to: email, reason: failureOf(error).reason } };
    } finally {
      transport.close();
    }
  });

  /** Bypasses the outbox too; a receiver recognises the post by its type and its empty lead. */
  app.post('/api/desk/test-post', async () => {
    const { leadsWebhook } = config;
    if (!leadsWebhook) throw new Refusal(404, 'notFound');
    const to = new URL(leadsWebhook.url).host;
    const posted = { id: randomUUID(), type: TEST_POST, createdAt: now().toISOString(), suspicion: null, lead: {} };
    try {
      await createWebhook(leadsWebhook, now)(posted);
      return { data: { to, reason: '' } };
    } catch (error) {
      return { data: { to, reason: failureOf(error).reason } };
    }
  });
};

function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(404, 'notFound');
  return Number(text);
}
