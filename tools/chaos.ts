import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresMissing, startPostgres } from '../tests/support/postgres.ts';
import { killRounds } from './chaos/killRounds.ts';

/**
 * `npm run chaos [-- --rounds 20 --writes 500 --built]`: kills a server under load, on both databases, cuts connections
 * once a lead is kept, and counts lost leads and mails. `--built` kills what `npm run build` made, with its threads.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writes: { type: 'string', default: '500' },
    built: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const writesPerRound = Number(values.writes);
/** One connection in this many is cut. */
const CUT = 50;

async function run(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-chaos-'));
  const began = performance.now();
  const { rounds: reports, mails } = await killRounds({
    rounds,
    writesPerRound,
    dataFolder,
    databaseUrl,
    ...(values.built && { build: 'dist/server/main.js' }),
    random: Math.random,
    shouldCut: () => Math.random() < 1 / CUT,
    onRound: ({ round, acknowledged, cuts, storedWithoutAnswer, restartMilliseconds, damage }) => {
      console.log(
        `${name}, round ${round}: killed after ${acknowledged} acknowledged and ${cuts} cut off, ${storedWithoutAnswer} ` +
          `stored without an answer, ready again in ${restartMilliseconds} ms, ` +
          `${damage.length === 0 ? 'no damage' : damage.slice(0, 5).join('; ')}`,
      );
    },
  });
  rmSync(dataFolder, { recursive: true });

  const damage = reports.at(-1)?.damage ?? [];
  const sum = (of: (report: (typeof reports)[number]) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  console.log(
    `${name}: ${rounds} kills, ${rounds * writesPerRound} leads acknowledged, ${damage.length} lost, doubled or broken; ` +
      `${sum(({ cuts }) => cuts)} connections cut, ${sum(({ storedWithoutAnswer }) => storedWithoutAnswer)} repeated writes ` +
      `made no second row; slowest restart ${Math.max(...reports.map((report) => report.restartMilliseconds))} ms; ` +
      `${mails.sent} mails, ${mails.missing} missing, ${mails.foreign} of no lead; ` +
      `${Math.round((performance.now() - began) / 1000)} s`,
  );
  return damage.length === 0 && mails.missing === 0 && mails.foreign === 0;
}

const postgres = postgresMissing ? undefined : await startPostgres({ isDurable: true });
try {
  const isWhole = [await run('SQLite', undefined)];
  if (postgres) isWhole.push(await run('PostgreSQL', await postgres.createDatabase()));
  process.exitCode = isWhole.every(Boolean) ? 0 : 1;
} finally {
  postgres?.stop();
}
