import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createBrowser } from '#tests/support/testServer.ts';
import { seedLeads } from './benchDesk/seedLeads.ts';

/**
 * How long the desk's first page, totals and search take with many leads, on both databases: `npm run bench:desk`, with
 * the number of leads as its argument (100,000 without one).
 */
const OWNER = { email: 'owner@tillmatch.example', password: 'correct horse' };
const ROUNDS = 9;
const ASKED: readonly [what: string, path: string, search: string][] = [
  ['first page', '/leads', ''],
  ['first page of a rare choice', '/leads?type=listings&state=won&language=fr', ''],
  ['first page by points', '/leads?order=score', ''],
  ['first page by person', '/leads?order=person', ''],
  ['first page of a search', '/leads', 'number 99999'],
  ['a search without a result', '/leads', 'nobody at all'],
  ['totals', '/lead-totals', ''],
  ['totals of a search', '/lead-totals', 'number 9'],
];

async function measure(name: string, database: Database, count: number): Promise<void> {
  await seedLeads(database, count);
  await sql`analyze`.execute(database.connection);
  await createAdminRepository(database.connection).add(OWNER.email, await hashPassword(OWNER.password), new Date());
  const app = await buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_REQUESTS: '1000000' }) },
    database,
    sessionSecret: 'a secret of the bench that is long enough',
    now: () => new Date(),
    onMailQueued: () => undefined,
    clientFolder: undefined,
  });
  const browser = createBrowser(app);
  await browser.post('/api/auth/admin/login', OWNER);
  for (const [what, path, search] of ASKED) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await browser.get(`/api/desk${path}`, { 'x-desk-search': encodeURIComponent(search) });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const [median, slowest] = [times[Math.floor(ROUNDS / 2)] ?? 0, times.at(-1) ?? 0];
    console.log(`${name}  ${what}  median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  }
  await app.close();
  await database.connection.destroy();
}

const count = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
await measure('SQLite', await openDatabase({ databaseUrl: undefined, dataFolder: folder }), count);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
await measure('PostgreSQL', await openDatabase({ databaseUrl, dataFolder: folder }), count);
await postgres.stop();
rmSync(folder, { recursive: true });
