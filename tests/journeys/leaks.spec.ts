import type { Page } from '@playwright/test';
import { type Held, watchHeld } from './support/heldThings.ts';
import { expect, test } from './support/test.ts';
import { heading, openHome } from './support/visitor.ts';

const isLong = process.env.LEAKS === 'all';
/** After this many rounds everything is loaded, and every cache is filled. */
const WARM_UP = 4;
/** How much the heap may still differ between two measurements, in addition to 1 kB per round. */
const SETTLED_KILOBYTES = 400;

type Round = { name: string; long: number; short: number; play: (page: Page) => Promise<void> };

const dialog = (button: string): Round => ({
  name: `openings of “${button}”`,
  long: 200,
  short: 8,
  play: async (page) => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
});

const PAGES = ['/how-it-works', '/about-us', '/blog', '/top-pos-software', '/list-your-business', '/cost-savings'];

const rounds: readonly Round[] = [
  dialog('Get the Report'),
  dialog('Meet your advisor'),
  {
    name: 'rounds through pages',
    long: 100,
    short: 3,
    play: async (page) => {
      for (const path of PAGES) {
        const before = await heading(page).textContent();
        // Not every page has a link to every other one, but each has the router.
        await page.evaluate((to) => {
          window.history.pushState({}, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, path);
        await expect(page).toHaveURL(path);
        // Otherwise a link of the previous page may be pressed and be gone before it is released.
        await expect(heading(page)).not.toHaveText(before ?? '');
      }
      await page.locator('header a[href="/"]').first().click();
      await expect(page.getByRole('form', { name: 'Start the quiz' })).toBeVisible();
    },
  },
  {
    name: 'quizzes',
    long: 50,
    short: 3,
    play: async (page) => {
      await page.getByRole('button', { name: 'Compare solutions' }).click();
      for (const [name, value] of [
        ['hasCurrentPOS', 'no'],
        ['restaurantType', 'casual-dining'],
      ])
        await page.locator(`[name=${name}][value=${value}]`).click();
      await expect(page.locator('[name=locationCount]').first()).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await page.locator('header a[href="/"]').first().click();
      await expect(page.getByRole('form', { name: 'Start the quiz' })).toBeVisible();
    },
  },
];

for (const { name, long, short, play } of rounds) {
  const times = isLong ? long : short;
  test(`after ${times} ${name} a page holds no more than before`, async ({ page }) => {
    test.setTimeout(120_000 + times * 16_000);
    const held = await watchHeld(page);
    await openHome(page);
    for (let round = 0; round < WARM_UP; round += 1) await play(page);
    const before = await untilSettled(page, held);
    for (let round = 0; round < times; round += 1) await play(page);
    await expect
      .poll(async () => growth(before, await held(), times), { message: JSON.stringify(before), timeout: 30_000 })
      .toEqual([]);
    const after = await held();
    console.log(`${name}: ${times}; before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
    if (!isLong) return;
    // By now the browser has recorded all it needs about code that runs often: what grows now would grow for ever.
    for (let round = 0; round < times; round += 1) await play(page);
    const later = await held();
    console.log(`${name}: ${times} more; ${JSON.stringify(later)}`);
    expect(later.heapKilobytes - after.heapKilobytes).toBeLessThan(SETTLED_KILOBYTES + times);
  });
}

/** Waits until the page's late timers have run. */
async function untilSettled(page: Page, held: () => Promise<Held>): Promise<Held> {
  await page.waitForLoadState('networkidle');
  let last = await held();
  await expect
    .poll(async () => {
      const before = last;
      last = await held();
      return [last.timers, last.nodes].join() === [before.timers, before.nodes].join();
    })
    .toBe(true);
  return last;
}

/** What grew. Nodes and listeners vary by a few; the heap also holds what the browser records about code that runs often. */
function growth(before: Held, after: Held, times: number): string[] {
  const free: Held = { nodes: 40, listeners: 4, timers: 1, actors: 0, heapKilobytes: 1500 + 10 * times };
  return (Object.keys(free) as (keyof Held)[]).flatMap((name) =>
    after[name] > before[name] + free[name] ? [`${name} ${before[name]} → ${after[name]}`] : [],
  );
}
