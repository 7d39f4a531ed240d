import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { expectAccessible, focusedPlace } from './support/accessibility.ts';
import { leadsOf, leadsOfKind } from './support/leads.ts';
import { freeQuote, interactionsOf, openResults } from './support/openResults.ts';
import type { Product } from './support/product.ts';
import { recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { expectResults, heading, newVisitor, toast } from './support/visitor.ts';

const QUOTES = '**/api/restaurant-pos/quotes';

const dialog = (page: Page) => page.getByRole('dialog');
const system = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const quotesOf = (product: Product, email: string) => leadsOfKind(product, 'quote', email);

test('quotes asked for in the modal are stored with the lead, mailed to both sides and thanked for', async ({
  page,
  product,
}) => {
  const visitor = newVisitor();
  await openResults(page, visitor);
  await freeQuote(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Get Personalized Quotes' })).toBeVisible();
  for (const text of [visitor.name, visitor.phone, visitor.companyName, visitor.timeframe])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.locator('[role=dialog] input').first(), 'F-13: the first vendor').toBeFocused();
  await expectAccessible(page, 'the quote modal');

  await system(page, 'Lavu POS').click();
  const requirements = page.getByLabel('Additional Requirements (Optional)');
  await requirements.fill('Two bars');
  await requirements.press('Enter');
  await requirements.pressSequentially('one patio printer');
  await page.getByRole('button', { name: 'Get 4 Quotes' }).click();
  await expect(dialog(page).getByText('Quote Request Submitted!')).toBeVisible();
  await expect(page).toHaveURL('/thank-you');
  await expect(heading(page)).toHaveText('Thank you, Maria');
  await expect(page.getByText(`Sent to ${visitor.email}.`)).toBeVisible();
  expect(await focusedPlace(page)).toBe('main part');
  await expectAccessible(page, 'the thank-you page');

  const [lead] = await leadsOf(product, visitor.email);
  const [quote, ...others] = await quotesOf(product, visitor.email);
  expect(others).toEqual([]);
  expect([quote?.details, quote?.fields]).toMatchObject([
    { leadId: lead?.id, systems: Array.from({ length: 4 }, () => expect.anything()) },
    { additionalInfo: 'Two bars\none patio printer' },
  ]);
  await expect.poll(() => product.mailsTo(visitor.email)).toHaveLength(2);
  expect(await product.mailsTo('sales@tillmatch.example')).toContainEqual(expect.stringContaining('one patio printer'));
  await expect.poll(() => interactionsOf(product, visitor.email)).toEqual(['get_quote', 'quote_submitted']);
});

test('the systems that a visitor compares side by side are the ones quotes are asked of', async ({ page }) => {
  await openResults(page, newVisitor());
  const picker = page.getByRole('region', { name: 'Overview' }).getByRole('list').first();
  for (const name of ['Lavu', 'SumUp']) await picker.getByRole('checkbox', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/[?&]compare=lavu,sumup$/);
  await freeQuote(page).click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  for (const name of ['Lavu POS', 'SumUp POS']) await expect(system(page, name)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Get 2 Quotes' })).toBeEnabled();
});

test('F-09 Enter on Cancel closes the modal and sends nothing', async ({ page }) => {
  await openResults(page, newVisitor());
  const writes = recordWrites(page);
  await freeQuote(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(freeQuote(page)).toBeFocused();
  expect(writes.to('/quotes')).toEqual([]);
});

test('X-06 after a request the modal starts over: the recommended systems, and no text', async ({ page }) => {
  await openResults(page, newVisitor());
  const requirements = page.getByLabel('Additional Requirements (Optional)');
  for (let request = 0; request < 2; request += 1) {
    await freeQuote(page).click();
    const chosen = dialog(page).getByRole('checkbox', { checked: true });
    await expect(requirements).toHaveValue('');
    for (const left of [3, 2, 1]) {
      await expect(chosen).toHaveCount(left);
      await chosen.first().click();
    }
    await expect(page.getByRole('button', { name: 'Get 0 Quotes' })).toBeDisabled();
    await system(page, 'Lavu POS').click();
    await requirements.fill('Two bars');
    await page.getByRole('button', { name: 'Get 1 Quote' }).click();
    await expect(page).toHaveURL('/thank-you');
    await page.goBack();
  }
});

test('R-03 a conversion counts once, however often the page is loaded, and nobody gets there by address', async ({
  page,
}) => {
  await openResults(page, newVisitor());
  await freeQuote(page).click();
  await page.getByRole('button', { name: 'Get 3 Quotes' }).click();
  await expect(page).toHaveURL('/thank-you');
  const counted = () => page.evaluate(() => sessionStorage.getItem('countedConversions'));
  await expect(heading(page)).toHaveText('Thank you, Maria');
  const first = await counted();
  for (let load = 0; load < 3; load += 1) {
    await page.reload();
    await expect(heading(page)).toHaveText('Thank you, Maria');
  }
  expect([Object.keys(JSON.parse(first ?? '{}')).length, await counted()]).toEqual([1, first]);

  await page.goto('/thank-you?conversion=quote');
  await expect(page).toHaveURL('/');
  await page.evaluate(() =>
    history.replaceState({ usr: { conversionType: 'lottery', conversionId: 'x' }, key: 'x', idx: 0 }, '', '/thank-you'),
  );
  await page.reload();
  await expect(page).toHaveURL('/');
});

test.describe('when a request fails', () => {
  test.use({ failedRequests: 'provoked' });

  test('F-08, X-04 a double click sends one request, nothing closes the modal meanwhile, and a retry stores one', async ({
    page,
    product,
  }) => {
    const visitor = newVisitor();
    await openResults(page, visitor);
    const writes = recordWrites(page);
    await freeQuote(page).click();
    await system(page, 'Lavu POS').click();
    const refusal = deferred();
    await page.route(QUOTES, async (route) => {
      await refusal.promise;
      await route.fulfill({ status: 503, json: { message: 'We are closed.' } });
    });
    await page.getByRole('button', { name: 'Get 4 Quotes' }).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Close' })).toBeDisabled();
    refusal.resolve();
    await expect(toast(page, 'alert')).toContainText('We are closed.');
    await expect(system(page, 'Lavu POS')).toBeChecked();
    await page.unroute(QUOTES);
    await page.getByRole('button', { name: 'Get 4 Quotes' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(writes.to('/quotes')).toHaveLength(2);
    expect(await quotesOf(product, visitor.email)).toHaveLength(1);
  });
});

test('the second choice is asked for on its card, confirmed, and the focus returns there', async ({
  page,
  product,
}) => {
  const visitor = newVisitor();
  await openResults(page, visitor);
  const key = page.getByRole('button', { name: /^Get Quote for/ }).first();
  await key.click();
  await expect(dialog(page).getByText('Quote Request Submitted!')).toBeVisible();
  await expectAccessible(page, 'the confirmation');
  await expect(dialog(page), 'spec 2: hides after 5 s').toHaveCount(0, { timeout: 8000 });
  await expect(key).toBeFocused();
  expect(await quotesOf(product, visitor.email)).toHaveLength(1);
});

test('a shared link shows the recommendation to anyone, and asks a stranger for the quiz before any quote', async ({
  page,
  browser,
  product,
}) => {
  const visitor = newVisitor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page, visitor);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'status')).toContainText('Shareable link copied to clipboard.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expectResults(stranger);
  await expect(heading(stranger)).not.toContainText('Trattoria');
  expect(await stranger.content()).not.toMatch(new RegExp(`${visitor.email}|Gallo|555-0142`));
  await expect(stranger.getByRole('link', { name: 'Get Free Quote' }).first()).toHaveAttribute('href', '/#quiz');
  await expect(stranger.getByRole('button', { name: 'Schedule Consultation' })).toBeVisible();
  await stranger.close();
  expect(product.output(), 'L-06: nothing personal in the log').not.toMatch(
    new RegExp(`${visitor.email}|Gallo|555-0142`),
  );
});

test('the report dialog mails the complete comparison and forgets the address', async ({ page, product }) => {
  const { email } = newVisitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get the Report' }).click();
  const field = dialog(page).getByLabel('Email for the report');
  await expect(field).toBeFocused();
  await field.fill(email);
  await expectAccessible(page, 'the report dialog');
  await field.press('Enter');
  await expect(toast(page, 'status')).toContainText('The complete comparison report will be emailed to you shortly.');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => product.mailsTo(email)).toEqual([expect.stringContaining('SpotOn Restaurant')]);
  await page.getByRole('button', { name: 'Get the Report' }).click();
  await expect(field).toHaveValue('');
});
