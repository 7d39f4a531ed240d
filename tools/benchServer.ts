import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/open.ts';
import { postgresMissing, startPostgres } from '../tests/support/postgres.ts';
import { bareLead, leadsTo } from './benchServer/leads.ts';
import { type Load, putLoad } from './benchServer/load.ts';

/**
 * `npm run bench:server`: how many leads a second are kept, beside a bare server that does one durable insert, on both
 * databases, in turns so that other work of the machine slows both. It measures what `npm run build` made.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
});
const rounds = Number(values.rounds);
const milliseconds = Number(values.seconds) * 1000;
const connections = Number(values.connections);
const LIMITS = { RATE_LIMIT_LEADS: '100000000', RATE_LIMIT_REQUESTS: '100000000', LOG_LEVEL: 'error' };

/** The goal, in milliseconds. */
const SLOWEST_MAIL = 5000;

type Running = { url: string; process: ChildProcess };

function start(script: string, args: string[], environment: Record<string, string>, ready: RegExp): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      script.endsWith('.js') ? [script, ...args] : ['--import', 'tsx', script, ...args],
      {
        env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout?.on('data', (chunk) => {
      const url = ready.exec(String(chunk))?.[1];
      if (url !== undefined) resolve({ url, process: child });
    });
  });
}

const startBare = (database: string) => start('tools/benchServer/bareServer.ts', [database], {}, /is ready on (\S+)/);

/** The slowest answer of /health/live, in milliseconds, while the server gets the worst bodies known. */
async function aliveUnderWorst(url: string): Promise<number> {
  const { headers } = (await leadsTo(url))(0);
  const worst = { has_current_pos: `a${' '.repeat(15_900)}b` };
  const path = '/api/restaurant-pos/point-of-sales/recommendations';
  const load = putLoad(
    url,
    () => ({ path, method: 'POST', headers: { ...headers, 'idempotency-key': 'x' }, body: JSON.stringify(worst) }),
    { connections: 10, milliseconds },
  );
  let slowest = 0;
  const end = performance.now() + milliseconds - 500;
  while (performance.now() < end) {
    const at = performance.now();
    await (await fetch(`${url}/health/live`)).text();
    slowest = Math.max(slowest, performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await load;
  return slowest;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (number: number) => Math.round(number).toLocaleString('en-US');

const end = async ({ process: child }: Running) => {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
};

type Place = { databaseUrl: string | undefined; folder: string };

const environmentOf = ({ databaseUrl, folder }: Place): Record<string, string> => ({
  ...LIMITS,
  DATA_DIR: folder,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** Two databases of one kind, and two for the bare server. */
type Subject = { bare: string; place: Place; emptyBare: string; empty: Place };

/**
 * Leads at half of the highest rate, on an empty database: how long they and their mails take, and how much they write.
 * The bare server gets them at the same pace, to show what the machine itself adds.
 */
async function measureHalf({ empty: place, emptyBare }: Subject, perSecond: number) {
  const ours = await start('dist/server/main.js', [], environmentOf(place), /is ready on (\S+)/);
  const { connection } = await openDatabase({ databaseUrl: place.databaseUrl, dataFolder: place.folder });
  const log = async () =>
    place.databaseUrl === undefined
      ? undefined
      : (
          await sql<{ wal_bytes: string; wal_sync: string }>`select wal_bytes, wal_sync from pg_stat_wal`.execute(
            connection,
          )
        ).rows[0];
  await putLoad(ours.url, await leadsTo(ours.url), { connections: 4, milliseconds: 1000, perSecond: 20 });
  const before = await log();
  const load = await putLoad(ours.url, await leadsTo(ours.url), {
    connections,
    milliseconds: 2 * milliseconds,
    perSecond,
  });
  await pause(SLOWEST_MAIL + 1000);
  const after = await log();
  const mails = await connection.selectFrom('outbox').select(['created_at', 'done_at']).execute();
  await connection.destroy();
  await end(ours);
  const bare = await startBare(emptyBare);
  await putLoad(bare.url, bareLead, { connections: 4, milliseconds: 1000, perSecond: 20 });
  const bareLoad = await putLoad(bare.url, bareLead, { connections, milliseconds: 2 * milliseconds, perSecond });
  await end(bare);
  const waits = mails.map(({ created_at, done_at }) =>
    done_at === null ? Number.POSITIVE_INFINITY : Date.parse(done_at) - Date.parse(created_at),
  );
  const leads = (load.perSecond * 2 * milliseconds) / 1000;
  return {
    p99: load.p99,
    bareP99: bareLoad.p99,
    slowestMail: Math.max(...waits),
    logBytes: (Number(after?.wal_bytes) - Number(before?.wal_bytes)) / leads,
    syncs: (Number(after?.wal_sync) - Number(before?.wal_sync)) / leads,
  };
}

async function measure(name: string, subject: Subject) {
  const { place } = subject;
  const ours = await start('dist/server/main.js', [], environmentOf(place), /is ready on (\S+)/);
  const bare = await startBare(subject.bare);
  const oursAt: Load[] = [];
  const bareAt: Load[] = [];
  const lead = await leadsTo(ours.url);
  await putLoad(ours.url, await leadsTo(ours.url), { connections, milliseconds: 1500 });
  await putLoad(bare.url, bareLead, { connections, milliseconds: 1500 });
  for (let round = 0; round < rounds; round += 1) {
    const offset = round * 1_000_000;
    oursAt.push(await putLoad(ours.url, (number) => lead(number + offset), { connections, milliseconds }));
    bareAt.push(await putLoad(bare.url, bareLead, { connections, milliseconds }));
  }
  const few = await putLoad(ours.url, await leadsTo(ours.url), { connections: 4, milliseconds });
  const systems = await putLoad(
    ours.url,
    () => ({ path: '/api/restaurant-pos/point-of-sales', method: 'GET', headers: {}, body: '' }),
    { connections, milliseconds },
  );
  const alive = await aliveUnderWorst(ours.url);
  await end(ours);
  await end(bare);

  const { connection } = await openDatabase({ databaseUrl: place.databaseUrl, dataFolder: place.folder });
  const { count } = await connection
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await connection.destroy();
  const kept =
    place.databaseUrl === undefined ? statSync(join(place.folder, 'tillmatch.db')).size / Number(count) : Number.NaN;
  const rate = median(oursAt.map(({ perSecond }) => perSecond));
  const bareRate = median(bareAt.map(({ perSecond }) => perSecond));
  const failed = [...oursAt, few].reduce((sum, load) => sum + load.failed, 0);
  const half = await measureHalf(subject, rate / 2);
  const cells = [
    name,
    rounded(rate),
    rounded(bareRate),
    (rate / bareRate).toFixed(2),
    rounded(median(oursAt.map(({ p50 }) => p50))),
    rounded(median(oursAt.map(({ p99 }) => p99))),
    rounded(few.perSecond),
    rounded(half.p99),
    rounded(half.bareP99),
    `${(half.slowestMail / 1000).toFixed(1)} s`,
    known(kept / 1024, 'kB'),
    known(half.logBytes / 1024, 'kB'),
    known(half.syncs, ''),
    rounded(systems.perSecond),
    `${rounded(alive)} ms`,
    failed,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const known = (figure: number, unit: string) => (Number.isNaN(figure) ? '' : `${figure.toFixed(1)} ${unit}`.trim());

const heads = [
  'database',
  'leads/s',
  'bare leads/s',
  'ratio',
  'p50 ms',
  'p99 ms',
  'leads/s at 4 connections',
  'p99 ms at half of the rate',
  'bare p99 ms then',
  'slowest mail then',
  'kept a lead',
  'log a lead',
  'syncs a lead',
  'systems/s',
  'live under worst bodies',
  'failed',
];
console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => '---').join('|')}|`);

const folders = Array.from({ length: 4 }, () => mkdtempSync(join(tmpdir(), 'tillmatch-bench-')));
const [first = '', second = '', third = '', fourth = ''] = folders;
const postgres = postgresMissing ? undefined : await startPostgres({ isDurable: true });
try {
  await measure('SQLite', {
    bare: join(first, 'bare.db'),
    place: { databaseUrl: undefined, folder: first },
    emptyBare: join(second, 'bare.db'),
    empty: { databaseUrl: undefined, folder: second },
  });
  if (postgres)
    await measure('PostgreSQL', {
      bare: await postgres.createDatabase(),
      place: { databaseUrl: await postgres.createDatabase(), folder: third },
      emptyBare: await postgres.createDatabase(),
      empty: { databaseUrl: await postgres.createDatabase(), folder: fourth },
    });
} finally {
  postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
}
