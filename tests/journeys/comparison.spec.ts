import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { leadBody } from '#tests/support/leadBody.ts';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { expect, test, withMotion } from './support/test.ts';
import {
  answerAll,
  expectQuestion,
  expectResults,
  fillContact,
  newVisitor,
  questions,
  submitButton,
} from './support/visitor.ts';

const API = '/api/restaurant-pos';

/** Stores a comparison as a visitor's quiz does, and gives its address. */
async function storeComparison(page: Page): Promise<string> {
  await page.request.get('/sanctum/csrf-cookie');
  const { cookies } = await page.request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(`${API}/customer-answers/pos`, {
    data: leadBody({ email: newVisitor().email }),
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  });
  const { data } = (await answer.json()) as { data: { comparison_id: string } };
  return `/comparison/${data.comparison_id}`;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const expectCurrent = (page: Page, name: string) =>
  expect(bar(page).locator('[aria-current]')).toHaveText(name, { useInnerText: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const features = (page: Page) => section(page, 'Features').getByRole('table');

/** Opens a comparison and waits for all its parts. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(features(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your 36-month total' })).toBeVisible();
  await expect(page.getByText('Google Play').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where every figure comes from' })).toBeVisible();
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const topOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('smoothly', () => {
  test.use(withMotion);

  test('the bar leads to each section, moves the focus there and follows the scroll', async ({ page }) => {
    await openWhole(page, await storeComparison(page));
    await expectCurrent(page, 'Top Recommendations');
    for (const name of ['Sources', 'Overview', 'Reviews', 'Features', 'Pricing']) {
      await bar(page).getByRole('link', { name }).click();
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeFocused();
      await expectCurrent(page, name);
      // Below the header and the bar, which stay in sight.
      expect(await topOf(heading)).toBeGreaterThanOrEqual(128);
      await expect(bar(page)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectCurrent(page, 'Sources');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectCurrent(page, 'Top Recommendations');
    await section(page, 'Features').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expectCurrent(page, 'Features');
  });

  test('on a phone three systems are shown first, and the thumbnails scroll by one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, '/comparison');
    const cards = section(page, 'Overview').getByRole('heading', { level: 3 });
    await expect(cards.filter({ visible: true })).toHaveCount(3);
    await section(page, 'Overview').getByRole('button', { name: 'Show all 10 systems' }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(10);

    const strip = section(page, 'Overview').getByRole('list').first();
    const scrolled = () => strip.evaluate((list) => list.scrollLeft);
    await page.getByRole('button', { name: 'Scroll the systems forward' }).click();
    await expect.poll(scrolled).toBe(140);
    await page.setViewportSize({ width: 1280, height: 800 });
    await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Scroll the systems forward' }).click();
    await expect.poll(scrolled).toBe(180);
  });
});

test('an address with a section and a choice opens there, and a reload keeps both', async ({ page }) => {
  await openWhole(page, '/comparison?compare=clover,nobody,toast#features');
  const expectChoice = async () => {
    await expect(features(page).getByRole('columnheader')).toHaveText([/Criterion/, /Toast/, /Clover/]);
    await expectCurrent(page, 'Features');
  };
  await expectChoice();
  await page.reload();
  await expectChoice();
  await page.getByRole('checkbox', { name: 'SpotOn' }).check();
  await expect(page).toHaveURL(/\?compare=toast,clover,spoton$/);
  await expect(features(page).getByRole('columnheader')).toHaveCount(4);
});

test('the features table is read with the keyboard, cell by cell, with its notes', async ({ page }) => {
  await openWhole(page, '/comparison');
  const cell = features(page).getByRole('button').first();
  await cell.focus();
  const note = page.getByText('Counts and 86 in the POS; recipe costing through xtraCHEF').last();
  await expect(note).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
  const last = features(page).getByRole('row').nth(1).getByRole('button').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-row="0"][data-column="10"]')).toBeFocused();
});

test('the head of the features table stays below both bars on a wide page', async ({ page }) => {
  await openWhole(page, '/comparison');
  await features(page)
    .getByRole('rowheader', { name: 'Loyalty program' })
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  expect(await topOf(features(page).getByRole('columnheader', { name: 'Toast' }))).toBe(128);
});

test('the whole comparison, with all its parts opened, is accessible and fits 1280, 390 and 320 px', async ({
  page,
}) => {
  test.slow();
  await openWhole(page, await storeComparison(page));
  for (const name of [
    'Plans and add-ons',
    'Priorities',
    /^ToToast POS \d+ figures$/,
    /^SqSquare for Restaurants\d+ points$/,
  ])
    await page.locator('summary').filter({ hasText: name }).first().click();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    // No layout changes between 320 and 390 px, so axe would find the same at both.
    if (width !== 390) await expectAccessibleInBothSchemes(page, `the comparison at ${width} px`);
  }
});

test('at 400 % zoom the bars leave room to read, and nothing scrolls sideways (F-14)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openWhole(page, '/comparison');
  expect(await scrollsSideways(page)).toBe(false);
  const field = page.getByLabel('Locations', { exact: true });
  await field.focus();
  await expect(field).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  expect(await topOf(field)).toBeGreaterThanOrEqual(64);
});

test('on paper all systems are there, and no bar', async ({ page }, info) => {
  await openWhole(page, await storeComparison(page));
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  expect(await scrollsSideways(page)).toBe(false);
  await expect(features(page).getByRole('columnheader', { name: 'RPOWER' })).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  const file = info.outputPath('comparison.pdf');
  await writeFile(file, paper);
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the quiz at the top of /comparison leads to the comparison of its answers (D7)', async ({ page }) => {
  await page.goto('/comparison');
  await expectQuestion(page, questions.hasPos);
  await expect(section(page, 'Overview')).toBeVisible();
  await answerAll(page, [
    [questions.hasPos, 'No'],
    [questions.type, 'Casual Dining'],
    [questions.locations, '2-3'],
    [questions.volume, '$50,000 - $150,000'],
  ]);
  for (const priority of ['Lowest cost', 'Integrations', 'Kitchen display'])
    await page.getByRole('checkbox', { name: priority }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, newVisitor());
  await submitButton(page).click();
  await expectResults(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your POS comparison, Trattoria Gallo');
  await expectCurrent(page, 'Top Recommendations');
});

test.describe('an id that nobody has', () => {
  test.use({ failedRequests: 'provoked' });

  test('shows all sections but the top 3, and the way to the quiz (R-03)', async ({ page }) => {
    await openWhole(page, '/comparison/nobodyHasIt1');
    await expect(bar(page).getByRole('link')).toHaveText(['Overview', 'Features', 'Pricing', 'Reviews', 'Sources']);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Take the free Quiz' })).toHaveAttribute('href', '/#quiz');
  });
});
