import type { FastifyPluginAsync } from 'fastify';
import { isComparisonId } from '#domain/comparisonId.ts';
import { toWire } from '#domain/wire.ts';
import type { ComparisonRepository } from '#server/repositories/comparisonRepository.ts';

type Options = { comparisons: ComparisonRepository };

/** What a shared comparison shows; `data` is null where nothing is stored under the id, which a browser reports as no fault. */
export const comparisonRoutes: FastifyPluginAsync<Options> = async (app, { comparisons }) => {
  app.get<{ Params: { id: string } }>('/comparisons/:id', async ({ params: { id } }) => {
    const comparison = isComparisonId(id) ? await comparisons.find(id) : undefined;
    return { data: comparison ? toWire(comparison) : null };
  });
};
