import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type FormTiming, suspicionOf } from '#domain/suspicion.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import type { ShownConsent } from '#server/consent.ts';
import { demoRequestForm, demoRequestMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { demoSalesMail, demoVisitorMail } from '#server/mail/templates/formMails.ts';
import { createDemoRequestRepository } from '#server/repositories/demoRequestRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import { withParts } from './bodyParts.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

/** The names of the form itself stand on the wire (spec 7). */
const readBody = bodyReader<DemoRequest & { consent?: ShownConsent; trace?: FormTiming }>(
  withParts(demoRequestForm.schema),
  demoRequestMessages,
);

/** A visitor wants to be shown the systems. */
export const demoRequestRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/demo-requests', { config: limit }, async (request, reply) => {
    const { trace = {}, consent: _noBox, ...demoRequest } = readBody(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const received = { id: randomUUID(), request: demoRequest, createdAt: now() };
      const suspicion = suspicionOf(trace);
      await createDemoRequestRepository(transaction).add(received);
      await createSuspicionRepository(transaction).add(received.id, suspicion, received.createdAt);
      const visitor = { address: demoRequest.businessEmail, content: demoVisitorMail(received) };
      const about = { occasion: 'demoRequest' as const, aboutId: received.id, at: received.createdAt, suspicion };
      await queueMails(
        transaction,
        { ...about, visitor, replyTo: demoRequest.businessEmail, sales: demoSalesMail(received), lead: demoRequest },
        mail,
      );
      return { status: 201, body: { data: { id: received.id } } };
    });
    onMailQueued();
    return reply;
  });
};
