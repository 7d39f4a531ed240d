import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type FormTiming, suspicionOf } from '#domain/suspicion.ts';
import { wireSchema } from '#domain/wire.ts';
import type { ComparisonReport } from '#schemas/__generated__/comparisonReport.ts';
import { comparisonReportForm, comparisonReportMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { reportMail } from '#server/mail/templates/reportMail.ts';
import { createComparisonReportRepository } from '#server/repositories/comparisonReportRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import { withParts } from './bodyParts.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

const readReport = bodyReader<ComparisonReport & { trace?: FormTiming }>(
  withParts(wireSchema(comparisonReportForm.schema)),
  comparisonReportMessages,
);

/** A visitor wants the complete comparison by mail. */
export const comparisonReportRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/comparison-reports', { config: limit }, async (request, reply) => {
    const { email, trace = {} } = readReport(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const id = randomUUID();
      const at = now();
      const suspicion = suspicionOf(trace, { prefilled: true });
      await createComparisonReportRepository(transaction).add(id, email, at);
      await createSuspicionRepository(transaction).add(id, suspicion, at);
      const visitor = { address: email, content: reportMail(`${mail.publicUrl}/comparison`) };
      await queueMails(
        transaction,
        { occasion: 'comparisonReport', aboutId: id, at, visitor, replyTo: email, suspicion },
        mail,
      );
      return { status: 201, body: { data: { id } } };
    });
    onMailQueued();
    return reply;
  });
};
