import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { fingerprint } from '#domain/fingerprint.ts';
import { inputsFrom, makeReport } from '#domain/savings/report.ts';
import { suspicionOf } from '#domain/suspicion.ts';
import { proofOfConsent } from '#server/consent.ts';
import { currentSavingsConsent, savingsQuiz } from '#server/forms.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { savingSalesMail, savingVisitorMail } from '#server/mail/templates/savingMails.ts';
import { savingQuoteSalesMail, savingQuoteVisitorMail } from '#server/mail/templates/savingQuoteMails.ts';
import { createSavingLeadRepository, type SavingLead } from '#server/repositories/savingLeadRepository.ts';
import { createSavingQuoteRepository, type SavingQuote } from '#server/repositories/savingQuoteRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import { readDetailedQuote, readSavingLead } from './savingBody.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

const schemaVersion = fingerprint(JSON.stringify(savingsQuiz.schema));

/** A visitor finished the savings quiz, or wants its report as a detailed quote. */
export const savingRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/customer-answers/saving', { config: limit }, async (request, reply) => {
    const { contact, consent, trace, ...received } = readSavingLead(request.body);
    const { agreeToComms, ...person } = contact;
    await answerOnce(request, reply, async (transaction) => {
      const at = now();
      const lead: SavingLead = {
        id: randomUUID(),
        ...received,
        contact: person,
        report: makeReport(inputsFrom(received.answers)),
        schemaVersion,
        consent: proofOfConsent(agreeToComms, consent, currentSavingsConsent, { at, address: request.ip }),
        createdAt: at,
      };
      const suspicion = suspicionOf(trace);
      await createSavingLeadRepository(transaction).add(lead);
      await createSuspicionRepository(transaction).add(lead.id, suspicion, at);
      const visitor = { address: lead.contact.email, content: savingVisitorMail(lead, mail.publicUrl) };
      const about = { occasion: 'savingLead' as const, aboutId: lead.id, at, suspicion };
      await queueMails(
        transaction,
        {
          ...about,
          visitor,
          replyTo: lead.contact.email,
          sales: savingSalesMail(lead),
          lead: { ...lead.contact, answers: lead.answers, estimate: lead.estimate },
        },
        mail,
      );
      return { status: 201, body: { data: { id: lead.id, has_savings: lead.estimate.hasSavings } } };
    });
    onMailQueued();
    return reply;
  });

  app.post('/customer-answers/saving/detailed-quote', { config: limit }, async (request, reply) => {
    const { recipient, report, trace } = readDetailedQuote(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const at = now();
      const quote: SavingQuote = { id: randomUUID(), recipient, report, createdAt: at };
      const suspicion = suspicionOf(trace, { prefilled: true });
      await createSavingQuoteRepository(transaction).add(quote);
      await createSuspicionRepository(transaction).add(quote.id, suspicion, at);
      const visitor = { address: recipient.email, content: savingQuoteVisitorMail(quote, mail.publicUrl) };
      const about = { occasion: 'savingQuote' as const, aboutId: quote.id, at, suspicion };
      await queueMails(
        transaction,
        { ...about, visitor, replyTo: recipient.email, sales: savingQuoteSalesMail(quote), lead: recipient },
        mail,
      );
      return { status: 201, body: { data: { id: quote.id } } };
    });
    onMailQueued();
    return reply;
  });
};
