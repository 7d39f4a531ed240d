import type { Page } from '@playwright/test';
import type { SavingsDetails } from '#server/leads/kinds/savings/savingsKind.ts';
import moneyCases from '#tests/support/cases/money.json' with { type: 'json' };
import { expectAccessible, focusedPlace } from './support/accessibility.ts';
import { leadsOfKind } from './support/leads.ts';
import type { Product } from './support/product.ts';
import { check, rows } from './support/receipt.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, test } from './support/test.ts';
import { heading, newVisitor, option, type Visitor } from './support/visitor.ts';

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
