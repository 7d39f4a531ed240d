import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from './product.ts';

/** Starts the product as `npm start` does, which builds what is older than its sources, and ends it again. */
export default async function buildProduct(): Promise<void> {
  if (process.env.TILLMATCH_BUILD) return;
  const dataFolder = await mkdtemp(join(tmpdir(), 'tillmatch-build-'));
  const start = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SITE_LANGUAGES: process.env.SITE_LANGUAGES,
      PORT: String(await freePort()),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(start, 'exit');
  try {
    await Promise.race([untilReady(start.stdout), ended.then(([code]) => Promise.reject(failure(code)))]);
  } finally {
    start.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function untilReady(output: AsyncIterable<unknown>): Promise<void> {
  for await (const chunk of output) if (String(chunk).includes('is ready on')) return;
}

const failure = (code: unknown) => new Error(`npm start ended with ${code} before the product was ready`);
