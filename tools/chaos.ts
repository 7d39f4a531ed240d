import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killRounds } from './chaos/killRounds.ts';

/** `npm run chaos [-- --rounds 20 --writes 500]`: kills a server under load and counts what was lost. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, writes: { type: 'string', default: '500' } },
});
const rounds = Number(values.rounds);
const writesPerRound = Number(values.writes);
const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-chaos-'));
const began = performance.now();

const reports = await killRounds({
  rounds,
  writesPerRound,
  dataFolder,
  random: Math.random,
  onRound: ({ round, acknowledged, storedWithoutAnswer, restartMilliseconds, damage }) => {
    console.log(
      `round ${round}: killed after ${acknowledged} acknowledged, ${storedWithoutAnswer} stored without an answer, ` +
        `ready again in ${restartMilliseconds} ms, ${damage.length === 0 ? 'no damage' : damage.slice(0, 5).join('; ')}`,
    );
  },
});

const damage = reports.at(-1)?.damage ?? [];
const slowest = Math.max(...reports.map(({ restartMilliseconds }) => restartMilliseconds));
const repeated = reports.reduce((sum, { storedWithoutAnswer }) => sum + storedWithoutAnswer, 0);
const mails = readdirSync(join(dataFolder, 'mail')).filter((file) => file.endsWith('.eml')).length;
console.log(
  `${rounds} kills, ${rounds * writesPerRound} leads acknowledged, ${damage.length} lost, doubled or broken; ` +
    `${repeated} repeated writes made no second row; slowest restart ${slowest} ms; ${mails} mails written so far; ` +
    `${Math.round((performance.now() - began) / 1000)} s`,
);
rmSync(dataFolder, { recursive: true });
process.exitCode = damage.length === 0 ? 0 : 1;
