import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

type Options = { database: Database };

/** For monitoring: whether the process runs, and whether it can accept leads. */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { database: { connection, dialect } }) => {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));

  app.get('/health/ready', { logLevel: 'warn' }, async (request) => {
    try {
      await connection.selectFrom('lead').select('id').limit(1).execute();
      return { status: 'ready', database: dialect };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new Refusal(503, 'databaseDown');
    }
  });
};
