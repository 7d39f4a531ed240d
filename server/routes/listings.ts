import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type FormTiming, suspicionOf } from '#domain/suspicion.ts';
import type { Listing } from '#schemas/__generated__/listing.ts';
import { proofOfConsent, type ShownConsent } from '#server/consent.ts';
import { currentListingConsent, listingForm, listingMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { listingSalesMail, listingVisitorMail } from '#server/mail/templates/formMails.ts';
import { createListingRepository } from '#server/repositories/listingRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import { withParts } from './bodyParts.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

type Body = Listing & { consent?: ShownConsent; trace?: FormTiming };

/** The names of the form itself stand on the wire (spec 7). */
const readBody = bodyReader<Body>(withParts(listingForm.schema), listingMessages);

/** A vendor wants its software to be listed. */
export const listingRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/businesses', { config: limit }, async (request, reply) => {
    const { consent = {}, trace = {}, agreeToComms, ...listing } = readBody(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const at = now();
      const received = {
        id: randomUUID(),
        listing,
        consent: proofOfConsent(agreeToComms, consent, currentListingConsent, { at, address: request.ip }),
        createdAt: at,
      };
      const suspicion = suspicionOf(trace);
      await createListingRepository(transaction).add(received);
      await createSuspicionRepository(transaction).add(received.id, suspicion, at);
      const visitor = received.consent && { address: listing.businessEmail, content: listingVisitorMail() };
      const about = { occasion: 'listing' as const, aboutId: received.id, at, suspicion };
      await queueMails(
        transaction,
        { ...about, visitor, replyTo: listing.businessEmail, sales: listingSalesMail(received), lead: listing },
        mail,
      );
      return { status: 201, body: { data: { id: received.id } } };
    });
    onMailQueued();
    return reply;
  });
};
