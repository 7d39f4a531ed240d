import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import { buildApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { createFunnelRepository } from '#server/repositories/funnelRepository.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createBrowser } from '#tests/support/testServer.ts';
import { seedFunnel } from './benchDesk/seedFunnel.ts';
import { seedLeads } from './benchDesk/seedLeads.ts';

/**
 * How long the desk's first page, totals, search and funnel take with many leads and as many attempts at the quizzes, on
 * both databases, and how many reports of attempts are stored per second: `npm run bench:desk`, with the number of leads
 * as its argument (100,000 by default).
 */
const OWNER = { email: 'owner@tillmatch.example', password: 'correct horse' };
const ROUNDS = 9;
const REPORTS = 1000;
const ASKED: readonly [what: string, path: string, search: string][] = [
  ['first page', '/leads', ''],
  ['first page of a rare choice', '/leads?type=listings&state=won&language=fr', ''],
  ['first page by points', '/leads?order=score', ''],
  ['first page by person', '/leads?order=person', ''],
  ['first page of a search', '/leads', 'number 99999'],
  ['a search without a result', '/leads', 'nobody at all'],
  ['totals', '/lead-totals', ''],
  ['totals of a search', '/lead-totals', 'number 9'],
  ['funnel', '/funnel', ''],
  ['funnel of a device and language', '/funnel?device=phone&language=es', ''],
];

async function measure(name: string, database: Database, count: number): Promise<void> {
  await seedLeads(database, count);
  await seedFunnel(database, count, new Date());
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
  await measureReports(name, database);
  await app.close();
  await database.connection.destroy();
}

/** New attempts and reports of known ones, one at a time, as a process stores them. */
async function measureReports(name: string, database: Database): Promise<void> {
  const funnels = createFunnelRepository(database.connection);
  const { version, places } = funnelQuizzes.quiz;
  const of = { quiz: 'quiz', version, way: '/', language: 'en', device: 'phone' } as const;
  const started = performance.now();
  for (let number = 0; number < REPORTS; number += 1) {
    const [attempt, part] = [Math.floor(number / 2), number % 2];
    const moves = places.slice(part * 3, part * 3 + 3).map((place, index) => {
      const seq = part * 3 + index;
      return { seq, kind: seq === 0 ? ('came' as const) : ('answered' as const), place, at: seq * 5000 };
    });
    await funnels.record({ ...of, attempt: attempt.toString(16).padStart(32, '0'), moves }, new Date());
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name}  reports of attempts  ${(REPORTS / seconds).toFixed(0)} a second`);
}

const count = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
await measure('SQLite', await openDatabase({ databaseUrl: undefined, dataFolder: folder }), count);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
await measure('PostgreSQL', await openDatabase({ databaseUrl, dataFolder: folder }), count);
await postgres.stop();
rmSync(folder, { recursive: true });
