import type { FastifyPluginAsync } from 'fastify';
import { isComparisonId } from '#domain/leads/comparisonId.ts';
import { toWire } from '#domain/wire.ts';
import { rankingIn } from '#server/catalogue.ts';
import { requestLanguage } from '#server/http/requestLanguage.ts';
import type { ComparisonRepository } from '#server/repositories/comparisonRepository.ts';

type Options = { comparisons: ComparisonRepository };

/** A shared comparison; `data` is null for an unknown id, so that the browser logs no error. */
export const comparisonRoutes: FastifyPluginAsync<Options> = async (app, { comparisons }) => {
  app.get<{ Params: { id: string } }>('/comparisons/:id', async (request) => {
    const { id } = request.params;
    const comparison = isComparisonId(id) ? await comparisons.find(id) : undefined;
    if (!comparison) return { data: null };
    const recommendations = rankingIn(requestLanguage(request), comparison.recommendations);
    return { data: toWire({ ...comparison, recommendations }) };
  });
};
