import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL for one test file. */
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
  if (!binaries) throw new Error('PostgreSQL has to be installed for a CI run');
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-postgres-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const port = await freePort();

  const run = (program: string, ...args: string[]) => {
    // Output is discarded, because the server inherits the pipe, which then never closes.
    const { status, error } = spawnSync(join(binaries, program), args, { cwd: folder, stdio: 'ignore', ...owner });
    if (error || status !== 0) throw error ?? new Error(`${program} ended with ${status}; see ${join(folder, 'log')}`);
  };
  run('initdb', '-D', cluster, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=60`;
  run('pg_ctl', '-D', cluster, '-l', join(folder, 'log'), '-o', options, '-w', '-t', '60', 'start');

  let made = 0;
  return {
    async createDatabase() {
      made += 1;
      const name = `test_${made}`;
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'tests', name);
      return `postgres://tests@127.0.0.1:${port}/${name}`;
    },
    stop() {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  const folders = [...installed.sort().reverse(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'createdb', 'postgres'].every((file) => existsSync(join(folder, file))),
  );
}

/** PostgreSQL refuses to run as root; then its package's user runs it. */
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
