import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { openDatabase } from '#server/database/open.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { seedArticles } from './benchDesk/seedArticles.ts';
import { seedLeads } from './benchDesk/seedLeads.ts';
import { startServerProcess } from './chaos/serverProcess.ts';
import { browserArguments, ensureBrowser } from './ensureBrowser.mjs';

/**
 * How long a page with a long list takes to show each letter that is typed into its search, on a processor four times
 * slower: `npm run bench:lists`, with the length of the lists as its argument (500 by default). The time is the
 * browser's own, from the key press to the next paint, in steps of 8 ms.
 */
const OWNER = { email: 'owner@tillmatch.example', password: 'correct horse battery' };
const TYPED = 'part 123';
/** A fast typist's pace, in milliseconds. */
const BETWEEN_KEYS = 120;
const SLOWDOWN = 4;
const ROUNDS = 5;

const LISTS: readonly [path: string, search: string][] = [
  ['/blog', 'input[type=search]'],
  ['/blog-cms', 'input[type=search]'],
  ['/desk/leads', 'input[type=search]'],
  ['/top-pos-software', 'input[type=search]'],
];

const length = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
await createAdminRepository(database.connection).add(OWNER.email, await hashPassword(OWNER.password), new Date());
await seedArticles(database, length, new Date());
await seedLeads(database, length);
await database.connection.destroy();

const environment = { DATA_DIR: folder, RATE_LIMIT_REQUESTS: '1000000', LOG_LEVEL: 'silent' };
const { url, end } = await startServerProcess(environment, join(import.meta.dirname, '../dist/server/main.js'));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
const context = await browser.newContext({ baseURL: url });
await signIn(context);
for (const [path, search] of LISTS) {
  const keys: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) keys.push(...(await typeInto(context, path, search)));
  keys.sort((one, other) => one - other);
  const [median, slowest] = [keys[Math.floor(keys.length / 2)] ?? 0, keys.at(-1) ?? 0];
  console.log(`${path.padEnd(20)} ${keys.length} keys, median ${median} ms, slowest ${slowest} ms`);
}
await browser.close();
await end('SIGTERM');
rmSync(folder, { recursive: true });

async function signIn(signedIn: BrowserContext): Promise<void> {
  const page = await signedIn.newPage();
  await page.goto('/auth/login');
  await page.locator('input[type=email]').fill(OWNER.email);
  await page.locator('input[type=password]').fill(OWNER.password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('**/blog-cms');
  await page.close();
}

/** The time for each key press. */
async function typeInto(signedIn: BrowserContext, path: string, search: string): Promise<number[]> {
  const page = await signedIn.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const session = await signedIn.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await recordKeys(page);
  await page.locator(search).first().focus();
  await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS });
  await page.waitForTimeout(1500);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await page.close();
  return times;
}

async function recordKeys(page: Page): Promise<void> {
  await page.evaluate(`
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keyTimes.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  `);
}
