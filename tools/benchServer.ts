import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { postgresMissing, startPostgres } from '../tests/support/postgres.ts';
import { type Load, putLoad } from './benchServer/load.ts';
import { numberedLead } from './chaos/leadClient.ts';

/**
 * `npm run bench:server`: how many leads a second are kept, beside a bare server that does one durable insert, on both
 * databases, turn by turn so that a busy machine is busy for both. It measures what `npm run build` made.
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
const run = Date.now().toString(36);

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

async function leadsTo(url: string) {
  const response = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '');
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token, 'content-type': 'application/json' };
  const series = Math.random().toString(36).slice(2);
  return (number: number) => {
    const { body } = numberedLead(number);
    const lead = { ...(body as object), email: `v${number}-${series}-${run}@example.com` };
    return {
      path: '/api/restaurant-pos/customer-answers/pos',
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `${series}-${number}` },
      body: JSON.stringify(lead),
    };
  };
}

const bareLead = (number: number) => ({
  path: '/',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(numberedLead(number).body),
});

/** The worst bodies that were found, while somebody asks whether the server is alive. */
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

async function measure(name: string, database: { databaseUrl: string | undefined; bare: string }, folder: string) {
  const environment = {
    ...LIMITS,
    DATA_DIR: folder,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  };
  const ours = await start('dist/server/main.js', [], environment, /is ready on (\S+)/);
  const bare = await start('tools/benchServer/bareServer.ts', [database.bare], {}, /is ready on (\S+)/);
  const end = async ({ process: child }: Running) => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
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

  const { connection } = await openDatabase({
    ...readConfig({}),
    databaseUrl: database.databaseUrl,
    dataFolder: folder,
  });
  const { count } = await connection
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await connection.destroy();
  const kept =
    database.databaseUrl === undefined ? statSync(join(folder, 'tillmatch.db')).size / Number(count) : undefined;
  const rate = median(oursAt.map(({ perSecond }) => perSecond));
  const bareRate = median(bareAt.map(({ perSecond }) => perSecond));
  const failed = [...oursAt, few].reduce((sum, load) => sum + load.failed, 0);
  console.log(
    `| ${name} | ${rounded(rate)} | ${rounded(bareRate)} | ${(rate / bareRate).toFixed(2)} | ${rounded(median(oursAt.map(({ p50 }) => p50)))} | ` +
      `${rounded(median(oursAt.map(({ p99 }) => p99)))} | ${rounded(few.perSecond)} | ${rounded(few.p99)} | ` +
      `${kept === undefined ? '' : `${(kept / 1024).toFixed(1)} kB`} | ${rounded(systems.perSecond)} | ${rounded(alive)} ms | ${failed} |`,
  );
}

console.log(
  `| database | leads/s | bare leads/s | ratio | p50 ms | p99 ms | leads/s at 4 connections | p99 ms | kept a lead | systems/s | live under worst bodies | failed |`,
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
const folder = mkdtempSync(join(tmpdir(), 'tillmatch-bench-'));
try {
  await measure('SQLite', { databaseUrl: undefined, bare: join(folder, 'bare.db') }, folder);
  if (!postgresMissing) {
    const postgres = await startPostgres({ isDurable: true });
    const second = mkdtempSync(join(tmpdir(), 'tillmatch-bench-'));
    try {
      const bare = await postgres.createDatabase();
      await measure('PostgreSQL', { databaseUrl: await postgres.createDatabase(), bare }, second);
    } finally {
      postgres.stop();
      rmSync(second, { recursive: true });
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
