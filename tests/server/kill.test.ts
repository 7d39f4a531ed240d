import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killRounds } from '#tools/chaos/killRounds.ts';

test('V-05 a server killed under load keeps every acknowledged lead exactly once (npm run chaos is the long form)', {
  timeout: 240_000,
}, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-kill-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const moments = [0.5, 0.2];
  const reports = await killRounds({ rounds: 2, writesPerRound: 60, dataFolder, random: () => moments.shift() ?? 0 });

  expect(reports.map(({ damage }) => damage)).toEqual([[], []]);
  // The kill came in the middle of the load, not after it.
  expect(reports.every(({ acknowledged }) => acknowledged > 0 && acknowledged < 60)).toBe(true);
});
