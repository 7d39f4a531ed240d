import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['admin', 'list'],
  ['leads', 'list'],
  ['mail', 'status'],
])(
  'npm run %s on a fresh clone says how it is used, and what is missing',
  (command, order) => {
    const folder = mkdtempSync(join(tmpdir(), 'tillmatch-fresh-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dataFolder = join(folder, 'data');
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', command, ...args], {
        env: { ...process.env, DATA_DIR: dataFolder },
        encoding: 'utf8',
      });
      return { status, lines: (stdout + stderr).trimEnd().split('\n') };
    };

    expect(run().lines[0]).toMatch(new RegExp(`^npm run ${command} -- \\w+`));
    expect(run(order)).toEqual({
      status: 1,
      lines: [expect.stringContaining(`There is no folder ${dataFolder}: the server makes it when it starts`)],
    });
    expect(existsSync(dataFolder)).toBe(false);
  },
  60_000,
);
