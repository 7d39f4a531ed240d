import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { leadsOfKind } from './support/leads.ts';
import { check, rows } from './support/receipt.ts';
import { expect, test } from './support/test.ts';
import { newVisitor, toast } from './support/visitor.ts';

test.describe('S-05: the sliders by keyboard', () => {
  const slider = (page: Page, name: string) => page.getByRole('slider', { name });
  const press = async (page: Page, key: string, times: number) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };

  test('steps are exact, ends are ends, and units are read aloud', async ({ page }) => {
    await page.goto('/cost-savings');
    const rate = slider(page, 'Processing rate');
    await rate.focus();
    await page.keyboard.press('Home');
    await press(page, 'ArrowRight', 5);
    await expect(rate).toHaveValue('1.74');
    await expect(rate).toHaveAttribute('aria-valuetext', '1.74 percent');
    await expect(page.getByText('1.74%').first()).toBeVisible();
    await page.keyboard.press('End');
    await expect(rate).toHaveValue('5');
    await page.keyboard.press('ArrowRight');
    await expect(rate).toHaveValue('5');
    await page.keyboard.press('PageDown');
    expect(Number(await rate.inputValue())).toBeLessThan(5);
    expect(await rate.inputValue()).toMatch(/^\d\.\d{1,2}$/);

    const fee = slider(page, 'Fee per transaction');
    await fee.focus();
    await press(page, 'ArrowLeft', 30);
    await expect(fee).toHaveValue('0');
    await page.keyboard.press('ArrowLeft');
    await expect(fee).toHaveValue('0');
    await press(page, 'ArrowRight', 30);
    await expect(fee).toHaveValue('0.3');
    await expect(fee).toHaveAttribute('aria-valuetext', '$0.30 per transaction');

    const posCost = slider(page, 'Monthly POS software cost');
    await posCost.focus();
    await page.keyboard.press('ArrowRight');
    await expect(posCost).toHaveValue('310');
    await expect(posCost).toHaveAttribute('aria-valuetext', '$310 per month');
    expect((await rows(check(page, 'Current rates')))['POS software']).toBe('$310');
  });

  test('on a page that runs from right to left the arrows follow the eye', async ({ page }) => {
    await page.goto('/cost-savings');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const posCost = slider(page, 'Monthly POS software cost');
    await posCost.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(posCost).toHaveValue('310');
  });

  test('S-06: at the lowest corner the benefits are $0, at the highest $2,512', async ({ page }) => {
    await page.goto('/cost-savings');
    const all = ['Processing rate', 'Fee per transaction', 'Monthly POS software cost'];
    const moveAll = async (key: string) => {
      for (const name of all) {
        await slider(page, name).focus();
        await page.keyboard.press(key);
      }
    };
    const benefits = check(page, 'Total monthly benefits');
    await moveAll('Home');
    await expect.poll(() => rows(benefits)).toMatchObject({ 'Monthly savings': '$0', 'Total per year': '$0' });
    await expect(benefits.getByText('$0', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/-\$193|\$57/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Book rate-shopping consultation' })).toBeEnabled();
    await moveAll('End');
    await expect(benefits.getByText('$2,512', { exact: true })).toBeVisible();
  });
});

test('D27: volume and payments are fields beside the sliders; what can’t be read leaves the report alone', async ({
  page,
}) => {
  await page.goto('/cost-savings');
  const volume = page.getByLabel(/^Monthly card volume/);
  await volume.fill('100000');
  await expect(page.getByText('$100,000.00 × 2.90% + 1,000 × $0.30 = $3,200.00')).toBeVisible();
  await volume.fill('1234,56');
  await volume.blur();
  await expect(page.getByText('Please enter an amount in dollars')).toBeVisible();
  await expect(page.getByText('$100,000.00 × 2.90% + 1,000 × $0.30 = $3,200.00')).toBeVisible();
  await volume.fill('0');
  await expect(page.getByText('$0.00 × 2.90% + 1,000 × $0.30 = $300.00')).toBeVisible();
  await expect(page.getByText(/NaN|∞|Infinity/)).toHaveCount(0);
});

test('the chart has a table, and shows a month or a year', async ({ page }) => {
  await page.goto('/cost-savings');
  const table = page.getByRole('table', { name: 'Cost, current and potential' });
  await expect(table.getByRole('row', { name: /Current, Per month/ })).toHaveText(/\$1,750\$300\$2,050/);
  await expect(table.getByRole('row', { name: /Potential, 12 months/ })).toHaveText(/\$11,340\$2,400\$13,740/);
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(page.getByText('$10,860 less')).toBeVisible();
});

test('a detailed quote asks who it is for, says that it is sending, and is stored as it was set', async ({
  page,
  product,
}) => {
  const visitor = newVisitor();
  await page.goto('/cost-savings');
  await page.getByRole('slider', { name: 'Processing rate' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Processing rate' })).toHaveAttribute('aria-valuetext', /^5/);
  await page.getByRole('button', { name: 'Get detailed quote' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel(/^Email/).fill(visitor.email);
  await dialog.getByLabel(/^Name/).fill(visitor.name);
  await dialog.getByRole('button', { name: 'Send my quote' }).click();
  await expect(toast(page, 'status')).toContainText('Quote Sent');
  const quotes = await leadsOfKind(product, 'savingsQuote', visitor.email);
  expect(quotes.map(({ details }) => details)).toMatchObject([{ report: { current: { rate: 5 } } }]);
  const interactions = () =>
    product.read((connection) =>
      connection.selectFrom('interaction').select('type').where('email', '=', visitor.email).execute(),
    );
  await expect.poll(interactions).toEqual([{ type: 'savings_detailed_quote_requested' }]);
});

test('the consultation opens the booking page without an opener, and thanks for it a second later', async ({
  page,
  context,
}) => {
  await context.route('https://scheduling.tillmatch.example/**', (route) =>
    route.fulfill({ body: '<title>30 minutes</title>', contentType: 'text/html' }),
  );
  await page.goto('/cost-savings');
  const [booking] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Book rate-shopping consultation' }).click(),
  ]);
  expect(booking.url()).toBe('https://scheduling.tillmatch.example/30-minutes');
  expect(await booking.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/thank-you?conversion=consultation');
});

test('printed, the report is its figures and formula, without keys', async ({ page }) => {
  await page.goto('/cost-savings');
  await page.emulateMedia({ media: 'print' });
  await expect(check(page, 'Total monthly benefits')).toBeVisible();
  await expect(page.getByText('$50,000.00 × 2.90% + 1,000 × $0.30 = $1,750.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book rate-shopping consultation' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this report' })).toBeHidden();
});
