import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startWorkbench } from '#workbench/server/startWorkbench.ts';
import { readCommandLine, runCommand } from './commandLine.ts';
import { browserArguments, ensureBrowser } from './ensureBrowser.mjs';

const USAGE = `
npm run workbench:replay -- --all             plays every path of every machine in the preview of the workbench
npm run workbench:replay -- --only session    those whose name begins so
npm run workbench:replay -- --all --windows 2 in as many windows at a time
npm run workbench:replay -- --exported        the same as tests of the built product, which the workbench hands on
`;
/** The longest that it may take to walk all machines, and to play a path, in milliseconds. */
const LONGEST_WALK = 60_000;
const LONGEST_PATH = 240_000;

type Verdict = { id: string; said: string; seconds: number };

runCommand(USAGE, async () => {
  const line = readCommandLine(process.argv.slice(2), {
    all: { type: 'boolean' },
    exported: { type: 'boolean' },
    only: { type: 'string' },
    windows: { type: 'string' },
  });
  if ('mistake' in line) return refuse(line.mistake);
  const { only = '', windows = '1', exported = false } = line.values;
  if (exported) return playExported();
  if (!/^[1-9]$/.test(windows)) return refuse('There are 1 to 9 windows.');
  const product = new URL('..', import.meta.url).pathname;
  const workbench = await startWorkbench({ product, root: product, port: 0 });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const left = await namesOfPaths(browser, workbench.address, only);
    if (left.length === 0) return refuse(`No path begins with “${only}”.`);
    const verdicts: Verdict[] = [];
    await Promise.all(
      Array.from({ length: Number(windows) }, async () => {
        const page = await openPaths(browser, workbench.address);
        for (let id = left.shift(); id !== undefined; id = left.shift()) verdicts.push(await play(page, id));
      }),
    );
    const passed = verdicts.filter(({ said }) => said === PASSED).length;
    console.log(`${passed} of ${verdicts.length} paths went as their machine says.`);
    return passed === verdicts.length ? 0 : 1;
  } finally {
    await browser.close();
    await workbench.close();
  }
});

function playExported(): number {
  const { status } = spawnSync('node', ['tools/journeys.mjs', 'generatedPaths.spec', '--workers=1'], {
    env: { ...process.env, EXPORTED_PATHS: 'all' },
    stdio: 'inherit',
  });
  return status ?? 1;
}

const PASSED = 'All steps were as the machine says.';

/** QA's tab in a window of its own, with all paths listed. */
async function openPaths(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.getByRole('tab', { name: 'Walk a path' }).click();
  await page.getByRole('combobox', { name: 'Machine' }).selectOption('', { timeout: LONGEST_WALK });
  return page;
}

async function namesOfPaths(browser: Browser, address: string, beginning: string): Promise<string[]> {
  const page = await openPaths(browser, address);
  const names = await page
    .getByRole('button', { name: /^Play / })
    .evaluateAll((buttons) => buttons.map((button) => (button.getAttribute('aria-label') ?? '').slice('Play '.length)));
  await page.context().close();
  return names.filter((name) => name.startsWith(beginning));
}

async function play(page: Page, id: string): Promise<Verdict> {
  const started = performance.now();
  const region = page.getByRole('region', { name: 'What it does' });
  await region.getByRole('button', { name: `Play ${id}`, exact: true }).click();
  await region.getByRole('radio', { name: 'Quickly' }).check();
  // A path can't be played when its page is wrong from the beginning.
  await region
    .getByRole('button', { name: 'Play', exact: true })
    .click()
    .catch(() => undefined);
  const ending = region.getByRole('status').filter({ hasText: /^(?:All steps|Not as)/ });
  const said = await ending.textContent({ timeout: LONGEST_PATH }).catch(() => null);
  const steps = await region
    .locator('li[aria-current]')
    .textContent({ timeout: 100 })
    .catch(() => '');
  const verdict = { id, said: said ?? 'It has not come to an end.', seconds: (performance.now() - started) / 1000 };
  const more = verdict.said === PASSED ? '' : `: ${verdict.said} (${steps})`;
  console.log(`${verdict.said === PASSED ? '✓' : '✗'} ${id} ${verdict.seconds.toFixed(1)} s${more}`);
  await region.getByRole('button', { name: 'All paths' }).click();
  return verdict;
}

function refuse(mistake: string): number {
  console.error(`${mistake}\n${USAGE.trimEnd()}`);
  return 1;
}
