import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { addAdmin, dialog, editor, openCms, row, rows, widths } from './support/cms.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

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

test.beforeAll(({ product }) => addAdmin(product));

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
