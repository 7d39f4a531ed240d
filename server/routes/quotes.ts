import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { suspicionOf } from '#domain/suspicion.ts';
import { systemName } from '#server/catalogue.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { quoteSalesMail, quoteVisitorMail } from '#server/mail/templates/quoteMails.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createQuoteRepository, type Quote } from '#server/repositories/quoteRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import { readQuoteBody } from './quoteBody.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

/** A visitor wants prices of the systems they chose. */
export const quoteRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/quotes', { config: limit }, async (request, reply) => {
    const { contact, comparisonId, slugs, additionalInfo, trace } = readQuoteBody(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const quote: Quote = {
        id: randomUUID(),
        leadId: await createLeadRepository(transaction).findIdOf(contact.email, comparisonId),
        contact,
        systems: slugs.map((slug) => ({ slug, name: systemName(slug) })),
        additionalInfo,
        createdAt: now(),
      };
      const suspicion = suspicionOf(trace, { prefilled: true });
      await createQuoteRepository(transaction).add(quote);
      await createSuspicionRepository(transaction).add(quote.id, suspicion, quote.createdAt);
      const visitor = { address: contact.email, content: quoteVisitorMail(quote) };
      const about = { occasion: 'quote' as const, aboutId: quote.id, at: quote.createdAt, suspicion };
      const news = { ...contact, systems: quote.systems, additionalInfo, leadId: quote.leadId };
      await queueMails(
        transaction,
        { ...about, visitor, replyTo: contact.email, sales: quoteSalesMail(quote), lead: news },
        mail,
      );
      return { status: 201, body: { data: { id: quote.id } } };
    });
    onMailQueued();
    return reply;
  });
};
