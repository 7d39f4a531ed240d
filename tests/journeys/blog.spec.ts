import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, focusedPlace } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { tabTo } from './support/visitor.ts';

const TOP_25 = 'Top 25 Restaurant POS Systems for 2025';
/** No layout changes between 390 and 320 px, so axe would find the same at both. */
const widths = [
  { width: 1280, isExamined: true },
  { width: 390, isExamined: false },
  { width: 320, isExamined: true },
];
/** In addition to the one of each kind that the crawl opens. */
const pages = ['/blog/2', '/blog/unknown'];

/** The app has loaded, knows the user and has hydrated the page. */
const hydrated = { waitUntil: 'networkidle' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const path of pages)
  test(`${path} is accessible in both schemes and fits every width`, async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
        elsewhere.push(request.url());
    });
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { width, isExamined } of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await fitsItsWidth(page)).toBe(true);
      if (isExamined) await expectAccessibleInBothSchemes(page, `${path} at ${width} px`);
    }
    expect(elsewhere).toEqual([]);
  });

test('a visitor finds an article by its words and by its category, reads it and comes back', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('INTERNET');
  const cards = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Cloud Technology' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox').fill('([*\\');
  await expect(page.getByRole('heading', { name: 'No article matches' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await cards.getByRole('link', { name: /^Read More ?: Does your POS/ }).click();
  await expect(heading(page, 'Does your POS work when the internet fails?')).toBeVisible();
  await expect(page).toHaveTitle('Does your POS work when the internet fails? | TillMatch');
  expect(await focusedPlace(page)).toBe('main part');
  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(heading(page, 'The Lounge')).toBeVisible();
});

test('the contents beside an article follow the reading and lead to their section', async ({ page }) => {
  await page.goto('/blog/6', hydrated);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  await contents.getByRole('link', { name: 'Which one for whom' }).click();
  await expect(page.getByRole('heading', { name: 'Which one for whom' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Which one for whom');
  await expect(contents).toBeInViewport();
});

test('on a phone the contents open behind a button and close on a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/6');
  const button = page.getByRole('button', { name: 'Table of contents' });
  const link = page.getByRole('link', { name: 'How we sorted' });
  await expect(link).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How we sorted' })).toBeInViewport();
});

test('an address with a section opens there', async ({ page }) => {
  await page.goto('/blog/6#section-which-one-for-whom', hydrated);
  await expect(page.getByRole('heading', { name: 'Which one for whom' })).toBeInViewport();
});

test('the number behind a figure leads to its source', async ({ page }) => {
  await page.goto('/blog/6', hydrated);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator('#source-news10')).toBeInViewport();
});

test('a saved article is marked in the list, also after a reload', async ({ page }) => {
  await page.goto('/blog/3', hydrated);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'POS contracts' }).getByText('Saved')).toBeVisible();
});

test('an article is shared by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/3?from=mail#section-the-checklist');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Shareable link copied to clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/3$/);
});

test('any id shows a page, and the top 25 article has an address of its own', async ({ page }) => {
  for (const id of ['nothing', '%25', '..%2F6', '%3Cscript%3E', 'a'.repeat(400)]) {
    await page.goto(`/blog/${id}`);
    await expect(heading(page, 'Switching systems over one weekend')).toBeVisible();
  }
  await page.goto('/blog/6');
  await expect(heading(page, TOP_25)).toBeVisible();
  const content = (property: string) => page.locator(`head meta[property="${property}"]`);
  await expect(content('og:title')).toHaveAttribute('content', `${TOP_25} | TillMatch`);
  await expect(content('og:type')).toHaveAttribute('content', 'article');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/blog\/6$/);
});

test('the subscribe box answers and sends nothing', async ({ page }) => {
  await page.goto('/blog', hydrated);
  const sent: string[] = [];
  // Focusing a field loads code; that is not sending.
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Email' }).fill('chef@bistro.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/Our newsletter has not started yet/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the table of systems is sorted and narrowed with the keyboard', async ({ page }) => {
  await page.goto('/top-pos-software');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(26);
  await tabTo(page, page.getByRole('button', { name: 'Rating' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.nth(1)).toContainText('Loyverse POS');
  await page.getByRole('button', { name: 'Under $50 (4)' }).click();
  await expect(rows).toHaveCount(5);
  await page.getByRole('link', { name: 'Take the Free Quiz' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('on a phone the systems are cards, in an order to choose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/top-pos-software');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, highest first' });
  await expect(page.getByRole('rowheader').first()).toContainText('HungerRush 360');
  await expect(page.locator('tbody').getByText('Best for').first()).toBeVisible();
});
