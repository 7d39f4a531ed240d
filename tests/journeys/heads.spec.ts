import type { Page } from '@playwright/test';
import routes from '#schemas/content/routes.json' with { type: 'json' };
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

/** Signing out redirects once it is answered, which may be before or after its head is read. */
const LEADS_ON = '/auth/logout';
/** Every other fixed address of the site, one of each kind with a parameter, and one that is unknown. */
const addresses = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':') && path !== LEADS_ON),
  '/blog/6',
  '/comparison/guest',
  '/nowhere',
];

/** What crawlers, link previews, screen readers and tabs are told, except the records that only loaded pages have. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    path: window.location.pathname,
    language: document.documentElement.lang,
    titles: [...document.querySelectorAll('title')]
      .filter((title) => !title.closest('svg'))
      .map(({ textContent }) => textContent),
    tags: [...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[hreflang]')]
      .map((tag) => [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' '))
      .sort(),
  }));

// The unknown address is answered 404.
test.use({ failedRequests: 'provoked' });

const titleIn = (html = '') => /<title>([^<]*)/.exec(html)?.[1] ?? '';

test('BL-31, BL-33 each page has one head, the same by a link inside the app and by loading', async ({ page }) => {
  test.slow();
  const loaded = new Map<string, Awaited<ReturnType<typeof headOf>>>();
  for (const address of addresses) {
    const served = await page.goto(address);
    // A page that redirects has no heading of its own.
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Its target is shown before the code that writes heads has loaded.
    if (new URL(page.url()).pathname !== address) await expect(page).not.toHaveTitle(titleIn(await served?.text()));
    const head = await headOf(page);
    expect(head.titles, address).toHaveLength(1);
    loaded.set(address, head);
  }
  expect(new Set([...loaded.values()].map(({ titles }) => titles[0])).size).toBeGreaterThan(15);
  await page.goto('/how-it-works');
  await page.waitForLoadState('networkidle');
  for (const [address, head] of loaded) {
    // As the router follows a link; not every page has a link to every other one.
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect.poll(() => headOf(page), { message: address }).toEqual(head);
    await expect(page.locator('script[type="application/ld+json"]'), address).toHaveCount(0);
  }
});
