import type { FastifyPluginAsync } from 'fastify';
import type { Connection, Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

type Options = { database: Database; now: () => Date };

/** A database that takes longer cannot accept a lead in time either. */
const LONGEST_ANSWER = 1000;

/** For monitoring: whether the process runs, and whether it can accept leads. */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { database: { connection, dialect }, now }) => {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));

  let underWay: Promise<void> | undefined;
  // One write at a time, however many clients ask.
  const isWritable = (): Promise<void> => {
    underWay ??= within(LONGEST_ANSWER, writePulse(connection, now())).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  app.get('/health/ready', { logLevel: 'warn' }, async (request) => {
    try {
      await isWritable();
      return { status: 'ready', database: dialect };
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be written to');
      throw new Refusal(503, 'databaseDown');
    }
  });
};

/** Writes rather than reads: a full disk, and a read-only file or server, can still be read from. */
async function writePulse(connection: Connection, at: Date): Promise<void> {
  const row = { id: 1, written_at: at.toISOString() };
  await connection
    .insertInto('pulse')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: row.written_at }))
    .execute();
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
