import { spawnSync } from 'node:child_process';

/** `npm run leaks`: what 200 openings of each dialog, 100 rounds through all pages and 50 quizzes leave behind. */
const { status } = spawnSync('node', ['tools/journeys.mjs', 'leaks.spec', '--workers=1'], {
  env: { ...process.env, LEAKS: 'all' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
