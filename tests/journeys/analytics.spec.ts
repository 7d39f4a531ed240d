import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Product, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';
import {
  expectResults,
  fillContact,
  heading,
  newVisitor,
  reachContact,
  submitButton,
  type Visitor,
} from './support/visitor.ts';

// D30: nothing third-party is loaded unless configured, and never in a browser that asks not to be tracked.

const SERVICE = 'https://tags.tillmatch.example';
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({
    environment: {
      ANALYTICS_SCRIPT: `${SERVICE}/site.js?id=42&kind=web`,
      ANALYTICS_ORIGINS: 'https://*.reports.example',
    },
  });
});
test.afterAll(() => product.remove());

/** Like a tag manager: a script that adds another by its plain address. */
async function playService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/tags\.tillmatch\.example|eu\.reports\.example/, (route) => {
    asked.push(route.request().url());
    const script = route.request().url().startsWith(SERVICE)
      ? "const tag = document.createElement('script'); tag.src = 'https://eu.reports.example/tag.js'; document.head.append(tag);"
      : 'window.isFollowed = true;';
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

const events = (page: Page) => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);

async function askForAQuote(page: Page, visitor: Visitor): Promise<void> {
  await reachContact(page, `${product.url}/quiz`);
  await fillContact(page, visitor);
  await submitButton(page).click();
  await expectResults(page);
  await page.getByRole('button', { name: 'Get Free Quote' }).first().click();
  await page.getByRole('button', { name: 'Get 3 Quotes' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
}

test('a configured service hears of each interaction and conversion, and never an address', async ({ page }) => {
  const asked = await playService(page);
  const visitor = newVisitor();
  await askForAQuote(page, visitor);
  const emailSha256 = createHash('sha256').update(visitor.email).digest('hex');
  await expect
    .poll(() => events(page))
    .toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'get_quote', emailSha256 },
      { event: 'quote_submitted', emailSha256 },
      { event: 'conversion_quote', emailSha256 },
    ]);
  expect(await page.evaluate(() => 'isFollowed' in window)).toBe(true);
  expect(asked).toEqual([`${SERVICE}/site.js?id=42&kind=web`, 'https://eu.reports.example/tag.js']);

  // D9: neither when the page is loaded again nor in a duplicate of the tab, which copies its history and storage.
  const onlyBegun = [{ event: 'gtm.js', 'gtm.start': expect.any(Number) }];
  await page.reload();
  await expect(heading(page)).toHaveText('Thank you, Maria');
  expect(await events(page)).toEqual(onlyBegun);
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/favicon.svg'));
  const duplicate = await opened;
  await duplicate.waitForURL('**/favicon.svg');
  const state: unknown = await page.evaluate(() => history.state);
  await duplicate.evaluate((entry) => history.replaceState(entry, '', '/thank-you'), state);
  await duplicate.reload();
  await expect(heading(duplicate)).toHaveText('Thank you, Maria');
  expect(await events(duplicate)).toEqual(onlyBegun);
});

test.describe(() => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('a browser that asks not to be followed gets nothing of it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const asked = await playService(page);
    await askForAQuote(page, newVisitor());
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});
