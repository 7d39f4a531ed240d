import type { FastifyPluginAsync } from 'fastify';
import { isComparisonId } from '#domain/comparisonId.ts';
import { toWire } from '#domain/wire.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ComparisonRepository } from '#server/repositories/comparisonRepository.ts';

type Options = { comparisons: ComparisonRepository };

/** What a shared comparison shows. */
export const comparisonRoutes: FastifyPluginAsync<Options> = async (app, { comparisons }) => {
  app.get<{ Params: { id: string } }>('/comparisons/:id', async ({ params: { id } }) => {
    const comparison = isComparisonId(id) ? await comparisons.find(id) : undefined;
    if (!comparison) throw new Refusal(404, 'comparisonNotFound');
    return { data: toWire(comparison) };
  });
};
