import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Connection } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';

export const root = resolve(import.meta.dirname, '../../..');
/** Folder with `client` and `server`. TILLMATCH_BUILD names a build to be tested instead of the one from `npm run build`. */
export const builtProduct = resolve(root, process.env.TILLMATCH_BUILD ?? 'dist');

type Environment = Readonly<Record<string, string>>;
type Start = { build?: string; port?: number; dataFolder?: string; environment?: Environment };

/** A running product with its own data. */
export type Product = {
  url: string;
  dataFolder: string;
  /** The output of the process so far, including its log. */
  output: () => string;
  /** Reads the embedded database beside the running server. */
  read: <Result>(query: (connection: Connection) => Promise<Result>) => Promise<Result>;
  /** The mails written so far to this address, decoded. */
  mailsTo: (address: string) => Promise<string[]>;
  /** How many mails were written so far to each address. */
  mailCounts: () => Promise<Map<string, number>>;
  /** Ends the process and keeps its data. */
  end: () => Promise<void>;
  /** Ends the process and removes its data. */
  remove: () => Promise<void>;
};

/** Starts the built server as an operator does, on a free port with an empty data folder unless told otherwise. */
export async function startProduct({ build = builtProduct, ...options }: Start = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'tillmatch-journeys-')));
  const server = spawn(process.execPath, [join(build, 'server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
      // All visitors of the tests come from one address.
      RATE_LIMIT_REQUESTS: '1000000',
      RATE_LIMIT_LEADS: '1000000',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(server);
  await untilReady(server, output);

  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    output,
    read: async (query) => {
      const { connection } = await openSqlite(join(dataFolder, 'tillmatch.db'));
      return query(connection).finally(() => connection.destroy());
    },
    mailsTo: async (address) =>
      (await readMails(join(dataFolder, 'mail'))).filter((mail) => mail.includes(`\nTo: ${address}\n`)),
    async mailCounts() {
      const counts = new Map<string, number>();
      for (const mail of await readMails(join(dataFolder, 'mail'))) {
        const to = /\nTo: (\S+)\n/.exec(mail)?.[1] ?? '';
        counts.set(to, (counts.get(to) ?? 0) + 1);
      }
      return counts;
    },
    end,
    remove: async () => {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function collectOutput(server: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: unknown) => {
    output += String(chunk);
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  return () => output;
}

function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  return new Promise((ready, failed) => {
    server.stdout?.on('data', () => {
      if (output().includes('is ready on')) ready();
    });
    server.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready:\n${output()}`)));
  });
}

async function readMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map(decoded);
}

/** A mail as its reader sees it: quoted-printable decoded, lines ended by \n. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
