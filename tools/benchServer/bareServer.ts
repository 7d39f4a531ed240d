import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { openPostgres } from '#server/database/postgres.ts';
import { openSqlite } from '#server/database/sqlite.ts';

/**
 * The least a server can do with a lead: it reads the body and keeps it durably in one row. Leads that arrive together
 * share a commit, as in the product. Run as a process: `bareServer.ts FILE-OR-ADDRESS`.
 */
const [place = ''] = process.argv.slice(2);
const { connection } = place.startsWith('postgres:') ? await openPostgres(place) : await openSqlite(place);
await sql`create table if not exists bare (body text not null)`.execute(connection);

const queue: { body: string; done: () => void }[] = [];
let isCommitting = false;

async function commit(): Promise<void> {
  isCommitting = true;
  await new Promise((resolve) => setImmediate(resolve));
  while (queue.length > 0) {
    const group = queue.splice(0, 64);
    const rows = sql.join(group.map(({ body }) => sql`(${body})`));
    await sql`insert into bare (body) values ${rows}`.execute(connection);
    for (const { done } of group) done();
  }
  isCommitting = false;
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  await new Promise<void>((done) => {
    queue.push({ body, done });
    if (!isCommitting) void commit();
  });
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{"id":1}}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`bare is ready on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
