import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { builtProduct, root } from './support/product.ts';

const SOME_THOUSANDS = '8000';
const LARGEST = 64 * 1024 * 1024;

test('the built command makes the same file of leads with two threads as the one from the sources does with one', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tillmatch-export-'));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR },
      maxBuffer: LARGEST,
    });
  try {
    await run('--import', 'tsx', 'tools/seedDesk.ts', 'leads', SOME_THOUSANDS);
    const built = await run(join(builtProduct, 'server/leads.js'), 'export');
    const source = await run('--import', 'tsx', 'tools/leads.ts', 'export');
    // A failed thread would be reported here.
    expect(built.stderr).toBe('');
    expect(built.stdout.split('\r\n')).toHaveLength(Number(SOME_THOUSANDS) + 2);
    expect(built.stdout === source.stdout).toBe(true);
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
