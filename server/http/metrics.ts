import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '#server/database/schema.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import { Refusal } from './refusal.ts';

type Options = { connection: Connection; token: string | undefined; now: () => Date };

/** What is counted outside of requests and answers. */
export type Metrics = { countLead: (kind: string) => void };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Prometheus reads `/metrics` with `Authorization: Bearer` and the token; without a token there is no such address. */
export function measureRequests(app: FastifyInstance, { connection, token, now }: Options): Metrics {
  if (token === undefined) return { countLead: () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'tillmatch_request_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const leads = new Counter({ name: 'tillmatch_leads', help: 'Leads taken, by kind', labelNames: ['kind'], registers });
  const databaseErrors = new Counter({
    name: 'tillmatch_database_errors',
    help: 'Requests that failed because the database could not be used',
    registers,
  });
  const readOutbox = measureOutbox(connection, registry, now);

  app.addHook('onResponse', async ({ routeOptions, method }, { statusCode, elapsedTime }) => {
    // Not the address: there is no limit to those.
    const route = routeOptions.url ?? 'other';
    duration.observe({ route, method, status: statusCode }, elapsedTime / 1000);
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (isUnavailable(error) || (error instanceof Refusal && error.reason === 'databaseDown')) databaseErrors.inc();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new Refusal(404, 'notFound');
    await readOutbox();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return { countLead: (kind) => leads.inc({ kind }) };
}

/** Returns the function that measures the outbox, which happens only when the metrics are read. */
function measureOutbox(connection: Connection, registry: Registry, now: () => Date): () => Promise<void> {
  const outbox = createOutboxRepository(connection);
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help: `${help}, by receiver`, labelNames: ['receiver'], registers: [registry] });
  const waiting = gauge('tillmatch_outbox_waiting', 'What waits to be sent');
  const oldest = gauge('tillmatch_outbox_oldest_seconds', 'Age of the oldest of what waits to be sent');
  const failed = gauge('tillmatch_outbox_failed', 'What was given up and is still kept');
  return async () => {
    for (const each of [waiting, oldest, failed]) each.reset();
    for (const receiver of await outbox.summary()) {
      const labels = { receiver: receiver.kind };
      waiting.set(labels, receiver.waiting);
      failed.set(labels, receiver.failed);
      oldest.set(labels, receiver.oldestAt ? (now().getTime() - receiver.oldestAt.getTime()) / 1000 : 0);
    }
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
