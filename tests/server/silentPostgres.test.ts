import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { postgresMissing } from '#tests/support/postgres.ts';
import { usePostgres } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';
import { startServerProcess } from '#tools/chaos/serverProcess.ts';

/** A proxy in front of PostgreSQL that can fall silent without closing anything, as a network does. */
async function openLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isSilent = false;
  const line = createServer((client) => {
    const server = connect(Number(port), hostname);
    sockets.push(client, server);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('data', (chunk) => isSilent || server.write(chunk));
    server.on('data', (chunk) => isSilent || client.write(chunk));
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    line.close();
  });
  const address = line.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
    },
  };
}

describe.skipIf(postgresMissing)('a PostgreSQL that falls silent', () => {
  const databases = usePostgres();

  test('is given up after ten seconds, and used again when it answers; meanwhile the server lives and is not ready', async () => {
    const line = await openLine(await databases.create());
    const database = await openPostgres(line.url);
    await migrate(database);
    const { app, browser } = await openTestServer({ database });
    const visitor = browser();
    await visitor.prepare();
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    const send = () => visitor.post(`${API}/customer-answers/pos`, leadBody());
    expect((await send()).statusCode).toBe(201);

    line.fallSilent();
    const began = performance.now();
    const lead = send();
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);
    expect(performance.now() - began).toBeLessThan(5000);
    const refused = await lead;
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - began).toBeLessThan(20_000);

    line.speakAgain();
    await expect.poll(() => statusOf('/health/ready'), { timeout: 30_000 }).toBe(200);
    expect((await send()).statusCode).toBe(201);
    await database.connection.destroy();
  });

  test('does not keep a server that is told to end: it ends with 0 within ten seconds', async () => {
    const line = await openLine(await databases.create());
    const folder = mkdtempSync(join(tmpdir(), 'tillmatch-silent-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: line.url });
    onTestFinished(async () => void (await server.end('SIGKILL')));

    line.fallSilent();
    const began = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
