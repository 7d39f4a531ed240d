import type { FastifyPluginAsync } from 'fastify';
import { readPosLead } from './posLeadBody.ts';
import { takePosLead } from './takePosLead.ts';
import type { MailedWriteOptions } from './writeOptions.ts';

/** A visitor finished the quiz and left contact details. */
export const customerAnswerRoutes: FastifyPluginAsync<MailedWriteOptions> = async (app, options) => {
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
