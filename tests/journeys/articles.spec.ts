import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { addAdmin, dialog, editor, openCms, row, rows, widths } from './support/cms.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 750, channels: 3, background } })
    .png()
    .toBuffer();

test.beforeAll(({ product }) => addAdmin(product));

test('an article is written, found, changed, looked at and deleted; a reload keeps the work', async ({
  page,
  product,
}) => {
  await openCms(page, product);
  await expect(rows(page)).not.toHaveCount(0);
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('draft');
  await dialog(page).getByLabel('Title').fill('Gift cards (that guests *really* use)');
  await editor(page).click();
  await page.keyboard.type('They come back.');
  await dialog(page).getByLabel('Tags').fill('gift cards, loyalty');
  // The dialog is unchanged too.
  await page.reload();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Gift cards (that guests *really* use)');
  await expect(editor(page)).toHaveText('They come back.');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Gift cards (that guests *really* use)');
  await expect(rows(page)).toHaveCount(before + 1);
  await expect(figure(page, 'Drafts')).toHaveText('1');
  // It is kept on the server: another browser would see it too.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(rows(page).first()).toContainText('Gift cards (that guests *really* use)');

  for (const sign of ['(', '[', '*', '+', '?', '\\', '^', '$', '|', '{', 'c++']) {
    await page.getByLabel('Search articles').fill(sign);
    const isThere = 'Gift cards (that guests *really* use)'.includes(sign);
    await expect(row(page, 'Gift cards')).toHaveCount(isThere ? 1 : 0);
  }
  await expect(page.getByText('No article matches')).toBeVisible();
  await page.getByLabel('Search articles').fill('GIFT');
  await page.getByLabel('Filter by status').selectOption('published');
  await expect(rows(page)).toHaveCount(0);
  await page.getByLabel('Filter by status').selectOption('draft');
  await expect(rows(page)).toHaveCount(1);

  await row(page, 'Gift cards').getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Status').selectOption('scheduled');
  await dialog(page).getByLabel('Publish at').fill('2099-01-31T09:30');
  await dialog(page).getByRole('checkbox', { name: 'Featured' }).check();
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByLabel('Filter by status').selectOption('');
  await expect(row(page, 'Gift cards')).toContainText('Scheduled');
  await expect(figure(page, 'Drafts')).toHaveText('0');
  await expect(figure(page, 'Featured')).toHaveText('2');

  await row(page, 'Gift cards').getByRole('button', { name: /^View/ }).click();
  await expect(dialog(page)).toContainText('They come back.');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Create New Article' }).click();
  await dialog(page).getByLabel('Title').fill('Given up');
  await page.reload();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Given up');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  const remove = () =>
    row(page, 'Gift cards')
      .getByRole('button', { name: /^Delete/ })
      .click();
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Gift cards')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await remove();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create New Article' })).toBeFocused();
  await page.getByLabel('Search articles').fill('');
  await expect(rows(page)).toHaveCount(before);
  // The blog itself is unchanged.
  await page.goto('/blog');
  await expect(page.getByText('Gift cards (that')).toHaveCount(0);
});

test.describe(() => {
  test.use({ failedRequests: 'provoked' });

  test('D76: a cover and a picture within the text are chosen by keyboard, described, and shown to readers', async ({
    page,
    product,
  }) => {
    await page.setViewportSize(widths.phone);
    await openCms(page, product);
    await page.getByRole('button', { name: 'Create New Article' }).press('Enter');
    await dialog(page).getByLabel('Title').fill('A bar in pictures');
    const cover = dialog(page).getByLabel('Cover picture', { exact: true });
    await cover.setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(dialog(page).getByText('This cannot be read as a picture.')).toBeVisible();
    await expect(cover).toHaveAttribute('aria-invalid', 'true');
    await cover.setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer: await picture('#7a3b1e') });
    await expect(dialog(page).getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await editor(page).focus();
    await page.keyboard.type('A bar.');
    await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).press('Enter');
    await page.getByRole('button', { name: 'Insert' }).press('Enter');
    await expect(dialog(page).getByText('Please say what the picture shows')).toBeVisible();
    await expect(dialog(page).getByLabel('What the picture shows')).toBeFocused();
    await page.keyboard.type('A drawer of cash');
    const within = { name: 'till.png', mimeType: 'image/png', buffer: await picture('#1e5a7a') };
    await dialog(page).getByLabel('Choose a picture').last().setInputFiles(within);
    await expectAccessibleInBothSchemes(page, 'picture line');
    await page.getByRole('button', { name: 'Insert' }).press('Enter');
    await expect(editor(page).getByRole('img', { name: 'A drawer of cash' })).toBeVisible();
    await dialog(page).getByLabel('Status').selectOption('published');
    await page.getByRole('button', { name: 'Create Article' }).press('Enter');
    const alt = dialog(page).getByLabel('What the cover picture shows');
    await expect(alt).toBeFocused();
    await expect(alt).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('A bar at noon');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width);

    // The session ends while the article is open.
    const cookies = await page.context().cookies(product.url);
    await page.context().clearCookies({ name: 'tillmatch_session' });
    await page.getByRole('button', { name: 'Create Article' }).press('Enter');
    await expect(heading(page)).toHaveText('Welcome back');
    await expect(page.getByText('What you were writing is kept in this tab.')).toBeVisible();
    await page.context().addCookies(cookies);
    await page.goto('/blog-cms');
    await expect(alt).toHaveValue('A bar at noon');
    await expect(editor(page).getByRole('img', { name: 'A drawer of cash' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Article' }).press('Enter');
    await expect(dialog(page)).toHaveCount(0);

    await page.setViewportSize(widths.desktop);
    await page.goto('/blog');
    await page.getByRole('link', { name: /^Read More ?: A bar in pictures/ }).click();
    await expect(page.getByRole('img', { name: 'A bar at noon' })).toBeVisible();
    await page.goto(page.url());
    for (const name of ['A bar at noon', 'A drawer of cash']) {
      const image = page.getByRole('img', { name });
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
        .toBe(true);
    }
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/pictures\/[0-9a-f]{32}\.webp$/,
    );
    await openCms(page, product);
    await row(page, 'A bar in pictures')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect(row(page, 'A bar in pictures')).toHaveCount(0);
  });
});

test('D38: what an editor publishes is on the blog, in its head and in the sitemap at once, and goes again', async ({
  page,
  product,
}) => {
  await openCms(page, product);
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await dialog(page).getByLabel('Title').fill('Tips & taxes on a card slip');
  await dialog(page).getByLabel('Excerpt').fill('Who gets what.');
  await editor(page).click();
  await page.keyboard.type('A tip is not a sale.');
  await dialog(page).getByLabel('Category').selectOption('Cloud Technology');
  await dialog(page).getByLabel('Status').selectOption('published');
  await dialog(page).getByRole('checkbox', { name: 'Featured' }).check();
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/blog');
  await page.getByRole('heading', { level: 2, name: 'Tips & taxes on a card slip' }).waitFor();
  await page.getByRole('button', { name: 'Cloud Technology' }).click();
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Read More ?: Tips/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Tips & taxes on a card slip | TillMatch');
  await expect(page.getByText('A tip is not a sale.')).toBeVisible();

  // The page that the server sends is complete without scripts, and the app takes it over.
  const address = new URL(page.url()).pathname;
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('<title>Tips &amp; taxes on a card slip | TillMatch</title>');
  expect(html).toContain('A tip is not a sale.</p>');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
  // Articles shipped with the site list it among related ones, from their first load on.
  const ofSite = await page.request.get('/blog/4');
  expect((await ofSite.text()).includes(`href="${address}"`)).toBe(true);
  await page.goto('/blog/4', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^Read More ?: Tips/ })).toBeVisible();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h1')?.setAttribute('data-sent', '');
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('h1[data-sent]')).toHaveText('Tips & taxes on a card slip');
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothSchemes(page, `article at ${viewport.width} px`);
  }

  await openCms(page, product);
  await row(page, 'Tips & taxes')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(row(page, 'Tips & taxes')).toHaveCount(0);
  const after = await page.request.get('/blog');
  expect(await after.text()).not.toContain('Tips &amp; taxes');
});

test('D23, F-09: Cancel, Escape and Enter in a dialog create nothing by mistake', async ({ page, product }) => {
  await openCms(page, product);
  await expect(rows(page)).not.toHaveCount(0);
  const before = await rows(page).count();
  const open = () => page.getByRole('button', { name: 'Create New Article' }).click();
  await open();
  await dialog(page).getByLabel('Title').fill('Half an article');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('What you typed is not saved. Give it up?');
  await expect(page.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half an article');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create New Article' })).toBeFocused();
  await open();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('');
  await dialog(page).getByLabel('Excerpt').fill('One line');
  await dialog(page).getByLabel('Excerpt').press('Enter');
  await page.keyboard.type('and another');
  await expect(dialog(page).getByLabel('Excerpt')).toHaveValue('One line\nand another');
  await editor(page).click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await expect(editor(page).locator('p')).toHaveText(['One', 'Two']);
  await dialog(page).getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address of the link').press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(before);
  await page.getByLabel('Search articles').press('Enter');
  await expect(rows(page)).toHaveCount(before);
});
