import type { FastifyPluginAsync } from 'fastify';
import type { MailSettings } from '#server/mail/queueLeadMails.ts';
import { readPosLead } from './posLeadBody.ts';
import { takePosLead } from './takePosLead.ts';
import type { WriteOptions } from './writeOptions.ts';

type Options = WriteOptions & { mail: MailSettings; onMailQueued: () => void };

/** A visitor finished the quiz and left contact details. */
export const customerAnswerRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { answerOnce, now, limit, mail, onMailQueued } = options;

  app.post('/customer-answers/pos', { config: limit }, async (request, reply) => {
    const lead = readPosLead(request.body);
    await answerOnce(request, reply, async (transaction) => {
      const { id, comparisonId, recommendations } = await takePosLead(transaction, lead, {
        now: now(),
        address: request.ip,
        mail,
      });
      const slugs = recommendations.map(({ slug }) => slug);
      return { status: 201, body: { data: { id, comparison_id: comparisonId, recommendations: slugs } } };
    });
    onMailQueued();
    return reply;
  });
};
