import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { freeQuote, interactionsOf, openResults, playSchedulingPage } from './support/openResults.ts';
import { expect, test } from './support/test.ts';
import { newVisitor } from './support/visitor.ts';

/** The booking page belongs to a third party, so it is simulated. */
async function openResultsToBook(page: Page) {
  const visitor = newVisitor();
  await playSchedulingPage(page.context());
  await openResults(page, visitor);
  return visitor;
}

test('L-08 a call opens one window without an opener, is thanked for a second later and counts once', async ({
  page,
  context,
  product,
}) => {
  const visitor = await openResultsToBook(page);
  const windows: Page[] = [];
  context.on('page', (opened) => windows.push(opened));
  await page.getByRole('button', { name: 'Schedule Consultation' }).dblclick();
  await expect(page).toHaveURL('/thank-you?conversion=consultation');
  await expect(page.getByText('15 min', { exact: true })).toBeVisible();
  expect(windows.map((opened) => opened.url())).toEqual(['https://scheduling.tillmatch.example/15-minutes']);
  expect(await windows[0]?.evaluate(() => window.opener)).toBeNull();
  expect(await interactionsOf(product, visitor.email)).toEqual(['schedule_consultation']);

  await page.getByRole('button', { name: 'Book a Call' }).click();
  await expect(page.getByText('30 min', { exact: true })).toBeVisible();
  expect(windows[1]?.url()).toBe('https://scheduling.tillmatch.example/30-minutes');
});

test('a browser that opens no window gets a link, and nothing counts until it is followed', async ({
  page,
  product,
}) => {
  const visitor = await openResultsToBook(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Schedule Consultation' }).click();
  const link = page.getByRole('link', { name: 'Open the booking page (15 min)' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expectAccessible(page, 'the blocked window');
  // Later than the thanks would appear.
  await page.clock.runFor(1200);
  await expect(page).toHaveURL(/\/comparison\//);
  expect(await interactionsOf(product, visitor.email)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/thank-you?conversion=consultation');
});

test('L-06 no address on the way carries anything personal', async ({ page, context }) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await openResultsToBook(page);
  await freeQuote(page).click();
  await page.getByRole('button', { name: 'Get 3 Quotes' }).click();
  await expect(page).toHaveURL('/thank-you');
  await page.getByRole('button', { name: 'Book a Call' }).click();
  await expect(page).toHaveURL('/thank-you?conversion=consultation');
  expect(addresses.filter((address) => /maria|gallo|555\D?0142/i.test(decodeURIComponent(address)))).toEqual([]);
});
