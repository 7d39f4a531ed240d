import type { FastifyPluginAsync } from 'fastify';
import { requestKey, sendWritten } from '#server/http/idempotency.ts';
import type { OriginRules } from '#server/http/origins.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import { requestLanguage } from '#server/http/requestLanguage.ts';
import type { LeadKind } from './leadKind.ts';
import { receiveLead } from './receiveLead.ts';

type Options = {
  kinds: readonly LeadKind[];
  limit: LeadLimit;
  origins: OriginRules;
  /** Called after a lead and its mails were committed. */
  onLead: (kind: string) => void;
} & Parameters<typeof receiveLead>[2];

/** The routes that take leads, one of each kind (spec 7). */
export const leadRoutes: FastifyPluginAsync<Options> = async (
  app,
  { kinds, limit, origins, onLead, ...surroundings },
) => {
  for (const kind of kinds)
    app.post(kind.path, { config: limit }, async (request, reply) => {
      const { body, ip: address } = request;
      const written = await receiveLead(
        kind,
        { body, page: origins.pageOf(request), address, language: requestLanguage(request), key: requestKey(request) },
        surroundings,
      );
      if (!written.replayed) onLead(kind.name);
      return sendWritten(reply, written);
    });
};
