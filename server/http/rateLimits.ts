import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '#server/config.ts';
import { Refusal } from './refusal.ts';

/** Limits requests by address. IPv6 addresses count by /64, because one visitor has that many. */
export async function limitRates(app: FastifyInstance, { requestsPerMinute }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => url.startsWith('/assets/') || url.startsWith('/health/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'tooManyRequests', { values: { seconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
}

/** The route option for a limit of its own. */
export type LeadLimit = { rateLimit: RateLimitOptions };

/** The stricter limit of a route that takes a lead. */
export function leadLimit({ leadsPerTenMinutes }: RateLimits): LeadLimit {
  return { rateLimit: { max: leadsPerTenMinutes, timeWindow: '10 minutes' } };
}
