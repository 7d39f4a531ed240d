import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isRecord } from '#domain/json.ts';
import type { RateLimits } from '#server/config.ts';
import { Refusal } from './refusal.ts';
import type { SharedCounts } from './sharedCounts.ts';

type Tell = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/**
 * Limits requests by address. IPv6 addresses count by /64, because one visitor has that many. Limits of routes count
 * across all processes of the site; the general one, which protects a process, counts in each by itself.
 */
export async function limitRates(
  app: FastifyInstance,
  { requestsPerMinute }: RateLimits,
  shared: SharedCounts,
): Promise<void> {
  /** The library makes one, and one more through `child` for each route with its own limit. */
  class Store {
    #scope: string | undefined;
    incr(key: string, tell: Tell, timeWindow: number) {
      const name = `${this.#scope ?? ''} ${key}`;
      tell(null, shared.count(name, timeWindow, { isAlone: this.#scope === undefined }));
    }
    child(limit: object) {
      const store = new Store();
      // Typed as the route's options, the argument is really those of the limit, which name the route.
      const url = 'routeInfo' in limit && isRecord(limit.routeInfo) ? limit.routeInfo.url : undefined;
      // Never without a scope, so that nothing counts towards the general limit.
      store.#scope = String(url ?? 'without a route');
      return store;
    }
  }
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    store: Store,
    allowList: ({ url }) => url.startsWith('/assets/') || url.startsWith('/health/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'tooManyRequests', { values: { seconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
  app.addHook('onClose', () => shared.close());
}

/** The route option for a limit of its own. */
export type LeadLimit = { rateLimit: RateLimitOptions };

/** The stricter limit of a route that takes a lead. */
export function leadLimit({ leadsPerTenMinutes }: RateLimits): LeadLimit {
  return { rateLimit: { max: leadsPerTenMinutes, timeWindow: '10 minutes' } };
}

/** The limit where a password or code can be guessed: at sign-in, and in a browser that was left open. */
export const GUESSES = { max: 10, timeWindow: '15 minutes' };

/** A visitor's tab reports a few times in a quiz, and many visitors may share an address. */
export function reportLimit({ leadsPerTenMinutes }: RateLimits): LeadLimit {
  return { rateLimit: { max: 10 * leadsPerTenMinutes, timeWindow: '10 minutes' } };
}
