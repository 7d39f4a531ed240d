import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { deferred } from '../support/deferred.ts';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import type { Product } from './support/product.ts';
import { calls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { heading, toast } from './support/visitor.ts';

const admin = { email: 'admin@tillmatch.example', password: 'correct horse' };
const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

test.beforeAll(async ({ product }) => {
  await product.read(async (connection) =>
    createAdminRepository(connection).add(admin.email, await hashPassword(admin.password), new Date()),
  );
});

/** Signed in once, because attempts are counted (V-01). */
let signedIn: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

async function typeCredentials(page: Page, password = admin.password): Promise<void> {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openCms(page: Page, { url }: Product): Promise<void> {
  if (signedIn) await page.context().addCookies(signedIn);
  await page.goto('/blog-cms');
  if (!signedIn) {
    await typeCredentials(page);
    await expect(heading(page)).toHaveText('Blog CMS');
    signedIn = await page.context().cookies(url);
  }
  await expect(heading(page)).toHaveText('Blog CMS');
}

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('tbody tr');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 750, channels: 3, background } })
    .png()
    .toBuffer();

/** What a program puts on the clipboard. */
const clipboard = (from: string) =>
  readFileSync(new URL(`../support/cases/clipboard/${from}.html`, import.meta.url), 'utf8');

async function pasteHtml(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

test('R-04 nothing of the CMS is asked for or shown before it is known who is there, nor for a visitor', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const answer = deferred<void>();
  await page.route(calls.user, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 204 });
  });
  await page.goto('/blog-cms');
  await page.waitForTimeout(3000);
  await expect(page.locator('body')).toHaveText('');
  answer.resolve();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(page).toHaveURL('/auth/login');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /cms|richtext/i.test(path))).toEqual([]);
});

test('a visitor is led away from the logout', async ({ page }) => {
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
});

test.describe(() => {
  test.use({ failedRequests: 'provoked' });

  test('R-04 500 is a visitor, and without any answer pages come after five seconds', async ({ page }) => {
    await page.route(calls.user, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto('/auth/login');
    await expect(heading(page)).toHaveText('Welcome back');
    await page.route(calls.user, () => new Promise(() => undefined));
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Welcome back', { timeout: 10_000 });
  });

  test('a refused sign-in says so and keeps the email', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByLabel('Email').fill('admin@');
    await expect(page.getByText('Invalid email')).toBeVisible();
    await typeCredentials(page, 'wrong horse');
    await expect(toast(page, 'alert')).toContainText('Login failed');
    await expect(toast(page, 'alert')).toContainText('The email or password is incorrect.');
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  });
});

test('signing in leads to the CMS, away from the login; logging out leads home and leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/blog-cms');
  await typeCredentials(page);
  await expect(heading(page)).toHaveText('Blog CMS');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/blog-cms');
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await dialog(page).getByLabel('Title').fill('Half');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => sessionStorage.getItem('blogCms'))).not.toBeNull();

  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Log out and give up your article?');
  await expectAccessibleInBothSchemes(page, 'unsaved work');
  await page.getByRole('link', { name: 'Back to the article' }).click();
  await expect(page.getByText('“Half” is not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue writing' }).press('Enter');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and give it up' }).click();
  await expect(page).toHaveURL('/');
  expect((await ended).status()).toBe(204);
  expect(await page.evaluate(() => sessionStorage.getItem('blogCms'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Blog CMS')).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText('Welcome back');
});

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
  // The dialog is unchanged, too.
  await page.reload();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Gift cards (that guests *really* use)');
  await expect(editor(page)).toHaveText('They come back.');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Gift cards (that guests *really* use)');
  await expect(rows(page)).toHaveCount(before + 1);
  await expect(figure(page, 'Drafts')).toHaveText('1');
  // It is kept on the server: another browser would see it as well.
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

  // The same page without scripts, as it comes from the server, becomes the app's own.
  const address = new URL(page.url()).pathname;
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('<title>Tips &amp; taxes on a card slip | TillMatch</title>');
  expect(html).toContain('A tip is not a sale.</p>');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
  // The articles that come with the site name it among those about the same, from their first load on.
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

test.describe(() => {
  test.use({ blockedCode: 'provoked' });

  test('C-01 HTML that would run does not, in the editor, the table and the preview; headings and tables survive', async ({
    page,
    product,
  }) => {
    await openCms(page, product);
    await page.getByRole('button', { name: 'Create New Article' }).click();
    await dialog(page).getByLabel('Title').fill('Hostile <img src=x onerror="window.__x=1">');
    await editor(page).click();
    for (const html of [
      '<script>window.__x=1</script>',
      '<img src=x onerror="window.__x=1">',
      '<a href="javascript:window.__x=1">go</a>',
      '<p onclick="window.__x=1">t</p>',
      '<iframe src="https://example.net"></iframe>',
    ])
      await pasteHtml(page, html);
    await page.keyboard.press('Enter');
    await pasteHtml(page, '<h2 id="a">Keep me</h2><table><tr><td>and me</td></tr></table>');
    await expect(editor(page).locator('h2')).toHaveText('Keep me');
    await expect(editor(page).locator('td')).toHaveText('and me');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await page.getByRole('button', { name: /^Edit: Hostile/ }).click();
    await expect(editor(page).locator('td')).toHaveText('and me');
    await expect(editor(page).locator('script, img, iframe, [onclick], a[href^="javascript"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Update Article' }).click();
    await page.getByRole('button', { name: /^View: Hostile/ }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Keep me' })).toBeVisible();
    await expect(dialog(page).locator('td')).toHaveText('and me');
    await expect(dialog(page).locator('script, img, iframe, a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { __x?: number }).__x)).toBe(undefined);
  });
});

test('BL-08, BL-09 what is pasted from a word processor or a chat keeps its structure', async ({ page, product }) => {
  await openCms(page, product);
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await editor(page).click();
  await pasteHtml(page, clipboard('google-docs'));
  await expect(editor(page).locator('h2')).toHaveText('What a card costs');
  await expect(editor(page).locator('p strong').first()).toHaveText('strong');
  await expect(editor(page).locator('ul ul li')).toHaveText('monthly');
  await expect(editor(page).locator('td').last()).toHaveText('2.6%+ 15¢');
  await page.keyboard.press('ControlOrMeta+a');
  await pasteHtml(page, clipboard('word'));
  await expect(editor(page).locator('h2')).toHaveText(['Leaving a contract', 'Before you sign']);
  await expect(editor(page).locator('ol > li')).toHaveText(['Write', 'Wait']);
  await page.keyboard.press('ControlOrMeta+a');
  await pasteHtml(page, '<div>Card rate: 2.6%</div><div>Monthly fee: $69</div>');
  await expect(editor(page).locator('p')).toHaveText(['Card rate: 2.6%', 'Monthly fee: $69']);
});

test('words become bold, a heading, a list and a link, and are undone', async ({ page, product }) => {
  await openCms(page, product);
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await editor(page).click();
  await page.keyboard.type('Fees');
  await page.keyboard.press('ControlOrMeta+a');
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await tool('Link').click();
  await page.getByLabel('Address of the link').fill('example.com/fees');
  await page.getByRole('button', { name: 'Set' }).click();
  await expect(editor(page).locator('a strong, strong a')).toHaveText('Fees');
  await expect(editor(page).locator('a')).toHaveAttribute('href', 'https://example.com/fees');
  await tool('Heading').click();
  await expect(editor(page).locator('h2')).toHaveText('Fees');
  await tool('Undo').click();
  await expect(editor(page).locator('h2')).toHaveCount(0);
});

test('C-04 long and odd titles break nothing at 320 px', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCms(page, product);
  const titles = ['x'.repeat(500), 'قائمة الطعام', '👨‍👩‍👧‍👦 family', 'Menü & Café – 100%', 'Menü & Café – 100%', ''];
  for (const title of titles) {
    await page.getByRole('button', { name: 'Create New Article' }).click();
    await dialog(page).getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Create Article' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  const shown = await rows(page).locator('th').allInnerTexts();
  expect(shown.slice(0, 6)).toEqual(['(without a title)', ...titles.slice(0, 5).reverse()]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The same title twice makes two articles.
  await page.getByRole('button', { name: 'Delete: Menü & Café – 100%' }).first().click();
  await expect(row(page, 'Menü & Café')).toHaveCount(1);
  await page.getByRole('button', { name: 'View: xxx' }).click();
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

for (const [size, viewport] of Object.entries(widths))
  test(`axe finds nothing in the CMS on a ${size}`, async ({ page, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto('/auth/login');
    await expect(heading(page)).toHaveText('Welcome back');
    await expectAccessibleInBothSchemes(page, 'login');
    await openCms(page, product);
    await expectAccessibleInBothSchemes(page, 'table');
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'dialog');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'preview');
  });
