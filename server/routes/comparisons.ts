import type { FastifyPluginAsync } from 'fastify';
import { isComparisonId } from '#domain/leads/comparisonId.ts';
import { toWire } from '#domain/wire.ts';
import type { ComparisonRepository } from '#server/repositories/comparisonRepository.ts';

type Options = { comparisons: ComparisonRepository };

/** A shared comparison; `data` is null for an unknown id, so that the browser logs no error. */
export const comparisonRoutes: FastifyPluginAsync<Options> = async (app, { comparisons }) => {
  app.get<{ Params: { id: string } }>('/comparisons/:id', async ({ params: { id } }) => {
    const comparison = isComparisonId(id) ? await comparisons.find(id) : undefined;
    return { data: comparison ? toWire(comparison) : null };
  });
};
