import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { postgresMissing } from '#tests/support/postgres.ts';
import { usePostgres } from '#tests/support/testDatabases.ts';
import { killRounds } from '#tools/chaos/killRounds.ts';

const V05 =
  'V-05 a server killed under load keeps every acknowledged lead exactly once, and sends its mails (npm run chaos is the long form)';
const TIMEOUT = { timeout: 360_000 };

async function killTwice(databaseUrl: string | undefined, { onTestFinished }: TestContext): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-kill-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const moments = [0.5, 0.2];
  let kept = 0;
  const { rounds, mails } = await killRounds({
    rounds: 2,
    writesPerRound: 60,
    dataFolder,
    databaseUrl,
    random: () => moments.shift() ?? 0,
    shouldCut: () => {
      kept += 1;
      return kept % 5 === 0;
    },
  });

  expect(rounds.map(({ damage }) => damage)).toEqual([[], []]);
  // The kill came in the middle of the load, not after it.
  expect(rounds.every(({ acknowledged }) => acknowledged > 0 && acknowledged < 60)).toBe(true);
  // A client that did not learn of a kept lead sent it again, and got the first answer.
  const [first] = rounds;
  expect(first?.cuts).toBeGreaterThan(0);
  expect(first?.storedWithoutAnswer).toBeGreaterThanOrEqual(first?.cuts ?? 0);
  expect(mails).toEqual({ sent: 240, missing: 0, foreign: 0 });
}

// At the same time: most of the time is spent waiting for mails that a killed server had claimed.
describe.concurrent('under load', () => {
  test(`${V05} (SQLite)`, TIMEOUT, (context) => killTwice(undefined, context));

  describe.skipIf(postgresMissing)('PostgreSQL', () => {
    const databases = usePostgres();
    test(`${V05} (PostgreSQL)`, TIMEOUT, async (context) => killTwice(await databases.create(), context));
  });
});
