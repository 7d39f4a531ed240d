import type { Page } from '@playwright/test';
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import topVendors from '#schemas/content/top-25.json' with { type: 'json' };
import { untilStill } from './support/accessibility.ts';
import { arrowsLeftBehind, layoutFaults, lengthen, turnRightToLeft } from './support/longTexts.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

/** Pages, some with a press that shows their errors, dialog or next question. */
const PLACES: readonly [path: string, press?: (page: Page) => Promise<void>][] = [
  ['/'],
  ['/', (page) => page.getByRole('button', { name: 'Get the Report' }).first().click()],
  ['/quiz', (page) => page.locator('[value=yes]').click()],
  ['/comparison/guest'],
  ['/save'],
  ['/demo-request', (page) => page.locator('main [type=submit]').click()],
  ['/list-your-business', (page) => page.locator('main [type=submit]').click()],
  ['/auth/login', (page) => page.locator('main [type=submit]').click()],
  ['/top-pos-software'],
];
/** The words of vendors' and systems' names. */
const NAMES = [...posSystems.systems, ...topVendors.vendors].flatMap(({ name }) => name.split(/[^\p{L}]+/u));
const WIDTHS = [320, 390, 1280];

test('T-08 texts that are 40 % longer have room, also where lines begin at the right', async ({ page }) => {
  const faults: string[] = [];
  for (const [path, press] of PLACES) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await untilHydrated(page);
    await press?.(page);
    if (press) await page.waitForLoadState('networkidle');
    await untilStill(page);
    await lengthen(page, NAMES);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await layoutFaults(page)).map((fault) => `${path} ${width}: ${fault}`));
    }
    await turnRightToLeft(page);
    faults.push(...(await arrowsLeftBehind(page)).map((fault) => `${path} rtl: ${fault}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await layoutFaults(page)).map((fault) => `${path} rtl ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

/** Before that, React would not find the texts it expects. It marks hydrated nodes, and the end of the page comes last. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main *')].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
