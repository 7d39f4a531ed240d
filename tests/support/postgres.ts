import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A private PostgreSQL server. */
export type TestPostgres = {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): void;
};

const binaries = findBinaries();

/** Why there is no PostgreSQL for tests here; undefined when there is. A CI run has to have one. */
export const postgresMissing: string | undefined =
  binaries || process.env.CI ? undefined : 'PostgreSQL is not installed (initdb, pg_ctl and postgres were not found)';
if (postgresMissing) console.warn(`Tests on PostgreSQL are skipped: ${postgresMissing}`);

/** Starts an empty cluster on a free port, with its files in a new temporary folder. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-postgres-'));
  const server = await startCluster(folder, { isDurable });
  let made = 0;
  return {
    async createDatabase() {
      made += 1;
      return createDatabase(server, `test_${made}`);
    },
    stop: () => removeCluster(folder),
  };
}

/** Starts an empty cluster in a folder and returns the address of its server, which ends with `/`. */
export async function startCluster(folder: string, { isDurable = false } = {}): Promise<string> {
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  run(folder, 'initdb', '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=120`;
  run(folder, 'pg_ctl', '-l', join(folder, 'log'), '-o', options, '-w', '-t', '60', 'start');
  return `postgres://tests@127.0.0.1:${port}/`;
}

/** Ends the cluster in a folder, if one was started there, and removes the folder. */
export function removeCluster(folder: string): void {
  if (existsSync(clusterIn(folder))) run(folder, 'pg_ctl', '-m', 'immediate', '-w', 'stop');
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a database, a copy of `template` if it is named, and returns its address. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  await administer(server, `create database ${name} template ${template}`);
  return server + name;
}

/** Runs a statement outside the databases of tests. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const clusterIn = (folder: string) => join(folder, 'cluster');

function run(folder: string, program: 'initdb' | 'pg_ctl', ...args: string[]): void {
  if (!binaries) throw new Error('PostgreSQL has to be installed for a CI run');
  const options = ['-D', clusterIn(folder), ...args];
  // Output is discarded: the server would inherit the pipe, which then never closes.
  const how = { cwd: folder, stdio: 'ignore', ...ownerOfCluster() } as const;
  const { status, error } = spawnSync(join(binaries, program), options, how);
  if (error || status !== 0) throw error ?? new Error(`${program} ended with ${status}; see ${join(folder, 'log')}`);
}

function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  const folders = [...installed.sort().reverse(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((file) => existsSync(join(folder, file))));
}

/** PostgreSQL refuses to run as root: in that case its package's user runs it. */
function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'));
  if (!entry) throw new Error('As root, the tests on PostgreSQL need a user named postgres');
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
