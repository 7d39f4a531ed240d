import type { Locator, Page } from '@playwright/test';
import type { SavingsDetails } from '#server/leads/kinds/savings/savingsKind.ts';
import moneyCases from '#tests/support/cases/money.json' with { type: 'json' };
import { expectAccessible, focusedPlace } from './support/accessibility.ts';
import { leadsOfKind } from './support/leads.ts';
import type { Product } from './support/product.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, test } from './support/test.ts';
import { heading, newVisitor, option, toast, type Visitor } from './support/visitor.ts';

const questions = {
  volume: 'How much do you process in card payments per month?',
  order: 'How much is your average order?',
  rate: 'What processing rate do you pay today?',
  fee: 'What do you pay per transaction, besides the rate?',
  posCost: 'How much do you pay for POS software per month?',
  contact: 'Get Your Personalized Savings Report',
} as const;
const REFUSED = 'inline error';

const field = (page: Page) => page.locator('main').getByRole('textbox');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const startButton = (page: Page) => page.getByRole('button', { name: 'Start Savings Calculator' });
const submit = (page: Page) => page.getByRole('button', { name: /^Get My Savings Report/ });

async function openQuiz(page: Page, pos = 'Square') {
  await page.goto('/save');
  await page.getByLabel(/^Current POS/).selectOption({ label: pos });
  await startButton(page).click();
  await expect(heading(page)).toHaveText(questions.volume);
}

async function type(page: Page, question: string, text: string) {
  await expect(heading(page)).toHaveText(question);
  await field(page).fill(text);
  await next(page).click();
}

async function answerAll(page: Page, { rate = '2.9', posCost = '300' } = {}) {
  await type(page, questions.volume, '50,000');
  await type(page, questions.order, '35');
  await type(page, questions.rate, rate);
  await expect(heading(page)).toHaveText(questions.fee);
  await option(page, '$0.10').click();
  await type(page, questions.posCost, posCost);
  await expect(heading(page)).toHaveText(questions.contact);
}

async function fillContact(page: Page, visitor: Visitor) {
  await page.getByLabel(/^Email/).fill(visitor.email);
  await page.getByLabel(/^Name/).fill(visitor.name);
  await page.getByLabel(/^Phone/).fill(visitor.phone);
  await page.getByLabel(/^Company name/).fill(visitor.companyName);
  await page.getByLabel(/^Timeframe/).selectOption('1-3 months');
}

const leadsOf = async (product: Product, email: string) =>
  (await leadsOfKind(product, 'savings', email)).map(({ details }) => details as SavingsDetails);

/** The values of a receipt by their labels. */
const rows = (check: Locator) =>
  check
    .locator('dl > div')
    .evaluateAll((entries) =>
      Object.fromEntries(
        entries.map((entry) => [entry.querySelector('dt')?.textContent, entry.querySelector('dd')?.textContent]),
      ),
    );

const check = (page: Page, title: string) =>
  page.locator('.receipt-paper').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

for (const [size, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}))
  test(`a visitor gets the savings report on a ${size}; screen, record and mail say the same`, async ({
    page,
    product,
  }) => {
    const visitor = newVisitor();
    await page.setViewportSize(viewport);
    await page.goto('/save');
    await expect(page.getByLabel(/^Current POS/).locator('option:not([value=""])')).toHaveCount(27);
    await expect(startButton(page)).toBeDisabled();
    await expectAccessible(page, 'landing');

    await openQuiz(page);
    await expect.poll(() => focusedPlace(page)).toBe('heading');
    await expectAccessible(page, 'first question');
    await type(page, questions.volume, '50000');
    await type(page, questions.order, '35');
    await expect(heading(page)).toHaveText(questions.rate);
    await expect(page.getByText('Square publishes 2.6% + $0.15 per transaction.')).toBeVisible();
    await field(page).fill('0.029');
    await expect(page.getByText('We read this as 2.9%')).toBeVisible();
    await expectAccessible(page, 'rate');
    await next(page).click();
    await expect(heading(page)).toHaveText(questions.fee);
    await expectAccessible(page, 'fee');
    await option(page, '$0.10').click();
    await type(page, questions.posCost, '300');

    await expect(heading(page)).toHaveText(questions.contact);
    await expect(submit(page)).toHaveText('Get My Savings Report (3)');
    await fillContact(page, visitor);
    await expect(submit(page)).toHaveText('Get My Savings Report');
    await expectAccessible(page, 'contact');
    await submit(page).click();

    await expect(heading(page)).toHaveText('Your savings report');
    await expect(page.getByText(`The report was sent to ${visitor.email}`)).toBeVisible();
    await expectAccessible(page, 'report');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    const shown = await rows(check(page, 'Current rates'));
    expect(shown).toEqual({
      'Processing rate': '2.90%',
      'Per transaction': '$0.10',
      'Effective rate': '3.19%',
      'Processing cost': '$1,593',
      'POS software': '$300',
      'Per year': '$22,715',
    });
    expect(await rows(check(page, 'From your answers'))).toEqual({
      'Processing savings': '$450',
      'POS software savings': '$90',
      'Total per month': '$540',
      'Total per year': '$6,480',
    });
    await expect(page.getByText('$50,000.00 × 2.90% + 1,429 × $0.10 = $1,592.90')).toBeVisible();

    const [lead] = await leadsOf(product, visitor.email);
    expect(lead?.report.current).toEqual({
      rate: 2.9,
      transaction_fee: 0.1,
      processing_cost: 1592.9,
      pos_cost: 300,
      total_monthly_cost: 1892.9,
      annual_cost: 22714.8,
    });
    await expect.poll(async () => (await product.mailsTo(visitor.email)).length).toBe(1);
    const [mail = ''] = await product.mailsTo(visitor.email);
    for (const figure of [...Object.values(shown), '$540', '$6,480', '$50,000.00 × 2.90% + 1,429 × $0.10 = $1,592.90'])
      expect(mail).toContain(figure);
  });

test('S-04: who pays less already is congratulated, and the button leads home', async ({ page, product }) => {
  const visitor = newVisitor();
  await openQuiz(page, "I don't have a POS system");
  await answerAll(page, { rate: '2.3', posCost: '0' });
  await fillContact(page, visitor);
  await submit(page).click();
  await expect(heading(page)).toHaveText('Congratulations!');
  await expectAccessible(page, 'no savings');
  expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('S-04: without a POS today the new software is shown as the extra cost it is', async ({ page }) => {
  await openQuiz(page, "I don't have a POS system");
  await answerAll(page, { rate: '2.9', posCost: '0' });
  await fillContact(page, newVisitor());
  await submit(page).click();
  await expect(heading(page)).toHaveText('Your savings report');
  expect(await rows(check(page, 'From your answers'))).toEqual({
    'Processing savings': '$450',
    'POS software, extra cost': '-$200',
    'Total per month': '$250',
    'Total per year': '$3,000',
  });
});

test('S-02: a pasted amount is read right or refused, and never changed in silence', async ({ page }) => {
  await openQuiz(page);
  for (const { v, want } of moneyCases) {
    await field(page).fill('');
    await field(page).evaluate((input, text) => {
      input.focus();
      document.execCommand('insertText', false, text);
    }, v);
    await field(page).blur();
    const goesOn = (await next(page).getAttribute('aria-disabled')) === 'false';
    const shown = await field(page).inputValue();
    const read = goesOn ? Number(shown.replaceAll(',', '')) : REFUSED;
    expect(want, v).toContain(read);
    await expect(page.getByText('Please enter an amount in dollars'), v).toHaveCount(goesOn ? 0 : 1);
    if (!goesOn) expect(shown.trim(), v).toBe(v.trim());
  }
});

test('F-12: decimals typed one by one stay as typed, and the caret stays where it is', async ({ page }) => {
  await openQuiz(page);
  for (const [text, format] of [
    ['0.10', '0.10'],
    ['12.90', '12.90'],
    ['1000.05', '1,000.05'],
  ] as const) {
    await field(page).fill('');
    for (let length = 1; length <= text.length; length += 1) {
      await page.keyboard.type(text[length - 1] ?? '');
      await expect(field(page)).toHaveValue(text.slice(0, length));
    }
    await field(page).blur();
    await expect(field(page)).toHaveValue(format);
    await field(page).focus();
  }
  await field(page).fill('1234');
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await page.keyboard.type('29');
  await expect(field(page)).toHaveValue('129234');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);

  await field(page).fill('1234');
  await field(page).blur();
  await expect(field(page)).toHaveValue('1,234');
  await field(page).focus();
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('1234');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
});

test('a choice waits half a second: Back wins, and so does a second choice', async ({ page }) => {
  await openQuiz(page);
  await type(page, questions.volume, '50000');
  await type(page, questions.order, '35');
  await type(page, questions.rate, '2.9');
  await expect(heading(page)).toHaveText(questions.fee);
  await page.clock.install();
  await stopClock(page);
  await option(page, '$0.05').click();
  await back(page).click();
  await expect(heading(page)).toHaveText(questions.rate);
  await page.clock.runFor(2000);
  await expect(heading(page)).toHaveText(questions.rate);

  await next(page).click();
  await expect(option(page, '$0.05')).toBeChecked();
  await option(page, '$0.05').click();
  await page.clock.runFor(400);
  await option(page, '$0.25').click();
  await page.clock.runFor(400);
  await expect(heading(page)).toHaveText(questions.fee);
  await page.clock.runFor(200);
  await expect(heading(page)).toHaveText(questions.posCost);
  await back(page).click();
  await expect(option(page, '$0.25')).toBeChecked();
});

test('D16, D19: a reload goes on at the same question, and the browser’s Back goes through the questions', async ({
  page,
}) => {
  await openQuiz(page);
  await type(page, questions.volume, '50000');
  await expect(heading(page)).toHaveText(questions.order);
  await page.reload();
  await expect(heading(page)).toHaveText(questions.order);
  await page.goBack();
  await expect(heading(page)).toHaveText(questions.volume);
  await expect(field(page)).toHaveValue('50,000');
  await page.goBack();
  await expect(page).toHaveURL('/save');
  await expect(startButton(page)).toBeDisabled();
  await page.goto('/save#report');
  await expect(page).toHaveURL('/save');
});

test('a reload keeps the report', async ({ page }) => {
  const visitor = newVisitor();
  await openQuiz(page);
  await answerAll(page);
  await fillContact(page, visitor);
  await submit(page).click();
  await expect(heading(page)).toHaveText('Your savings report');
  await page.reload();
  await expect(heading(page)).toHaveText('Your savings report');
  await expect(page.getByText(visitor.email)).toBeVisible();
});

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
