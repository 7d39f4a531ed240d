import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '#tools/ensureBrowser.mjs';

const root = resolve(import.meta.dirname, '../..');
const isCi = Boolean(process.env.CI);
const executablePath = await findBrowser();

/** Journeys of a visitor through the built product, in a real browser. Each worker has a server and data of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: './support/buildProduct.ts',
  outputDir: resolve(root, 'test-results'),
  // Pages wait for clocks, codes and servers about a third of their time, so three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: isCi,
  // A busy machine makes single journeys fail; the summary names those that passed only on a retry.
  retries: isCi ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, 'coverage/journeys.json') }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // Without a graphics card a spinner takes as much of a core as the page. Journeys in which something moves while it is
    // used have `withMotion` (support/test.ts).
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
