import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { exportCsv } from '#server/owner/exportCsv.ts';
import { LEAD_ORDERS, readLeadPage } from '#server/owner/leadPage.ts';
import { readLeadRows } from '#server/owner/leadRecords.ts';
import { readLeadTotals } from '#server/owner/leadTotals.ts';
import type { DeskAccess } from './deskAccess.ts';
import { oneOf, queryOf, wantedFromQuery } from './wantedFromQuery.ts';

type Options = { access: DeskAccess; database: Database; now: () => Date };

const DIRECTIONS = ['descending', 'ascending'] as const;

/** The table of all leads: pages, totals of its filters, and what they show as a file. */
export const leadsRoutes: FastifyPluginAsync<Options> = async (app, { access, database, now }) => {
  const { connection } = database;
  app.addHook('onRequest', access.guard('leads'));

  app.get('/api/desk/leads', async (request) => {
    const { order, direction, after } = queryOf(request);
    const { leads, next } = await readLeadPage(
      connection,
      {
        wanted: wantedFromQuery(request),
        order: oneOf(order, LEAD_ORDERS) ?? 'time',
        descending: oneOf(direction, DIRECTIONS) !== 'ascending',
        after,
      },
      leadKinds,
    );
    return { data: leads, next: next ?? null };
  });

  app.get('/api/desk/lead-totals', async (request) => ({
    data: await readLeadTotals(connection, wantedFromQuery(request), leadKinds),
  }));

  app.get('/api/desk/leads.csv', async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${now().toISOString().slice(0, 10)}.csv"`)
      .send(csvOf(request)),
  );

  const csvOf = (request: FastifyRequest): Readable =>
    Readable.from(exportCsv(readLeadRows(connection, wantedFromQuery(request))));
};
