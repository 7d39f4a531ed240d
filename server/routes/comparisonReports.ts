import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { wireSchema } from '#domain/wire.ts';
import type { ComparisonReport } from '#schemas/__generated__/comparisonReport.ts';
import { comparisonReportForm, comparisonReportMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { queueMails } from '#server/mail/queueMails.ts';
import { reportMail } from '#server/mail/templates/reportMail.ts';
import { createComparisonReportRepository } from '#server/repositories/comparisonReportRepository.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

const readReport = bodyReader<ComparisonReport>(wireSchema(comparisonReportForm.schema), comparisonReportMessages);

/** A visitor wants the complete comparison by mail. */
export const comparisonReportRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/comparison-reports', { config: limit }, async (request, reply) => {
    const { email } = readReport(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const id = randomUUID();
      const at = now();
      await createComparisonReportRepository(transaction).add(id, email, at);
      const visitor = { address: email, content: reportMail(`${mail.publicUrl}/comparison`) };
      await queueMails(transaction, { occasion: 'comparisonReport', aboutId: id, at, visitor }, mail);
      return { status: 201, body: { data: { id } } };
    });
    onMailQueued();
    return reply;
  });
};
