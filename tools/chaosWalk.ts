import { spawnSync } from 'node:child_process';
import { readCommandLine, runCommand } from './commandLine.ts';

const USAGE = `
npm run chaos:walk -- --runs 3000            walks through forms in Chromium, with a fault at each step
npm run chaos:walk -- --runs 300 --seed 5000 the runs of other seeds
npm run chaos:walk -- --runs 1 --seed 8      replays one
`;

runCommand(USAGE, async () => {
  const line = readCommandLine(process.argv.slice(2), { runs: { type: 'string' }, seed: { type: 'string' } });
  if ('mistake' in line) return refuse(line.mistake);
  const { runs = '1', seed = '1' } = line.values;
  if (line.words.length > 0 || ![runs, seed].every((number) => /^[1-9]\d{0,6}$/.test(number)))
    return refuse('Both are numbers from 1.');
  const { status } = spawnSync('node', ['tools/journeys.mjs', 'chaos.spec', '--workers=1'], {
    env: { ...process.env, CHAOS_RUNS: runs, CHAOS_SEED: seed },
    stdio: 'inherit',
  });
  return status ?? 1;
});

function refuse(mistake: string): number {
  console.error(`${mistake}\n${USAGE.trimEnd()}`);
  return 1;
}
