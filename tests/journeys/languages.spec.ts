import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

test('the address, the choice and the browser lead to a language, and the switcher keeps the place (D44)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/quiz');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await expect(heading(page)).toHaveText('What type of restaurant do you run?');
  await page.goto('/quiz?lang=es&from=mail');
  await expect(page).toHaveURL(/\/es\/quiz\?from=mail$/);
  await expect(heading(page)).toHaveText(/restaurante/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  const before = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(before ?? '');

  const spanish = await browser.newContext({ locale: 'es-MX', baseURL: baseURL ?? '' });
  const opened = await spanish.newPage();
  await opened.goto('/list-your-business');
  await expect(opened).toHaveURL(/\/es\/list-your-business$/);
  await opened.getByRole('textbox').first().fill('Caja Uno');
  await opened.getByRole('combobox', { name: 'Idioma' }).selectOption('zh');
  await expect(opened).toHaveURL(/\/zh\/list-your-business$/);
  await expect(opened.getByRole('textbox').first()).toHaveValue('Caja Uno');
  await expect(opened.getByRole('combobox', { name: '语言' })).toBeFocused();
  await spanish.close();
});

test('a Spanish page is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es');
  await expectAccessibleInBothSchemes(page, '/es');
});

test('an English page brings no word of another language, a Spanish one none of Chinese', async ({ page }) => {
  const brought = async (path: string) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/javascript|html|json/.test(response.headers()['content-type'] ?? '')) texts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('response');
    return (await Promise.all(texts)).join('\n');
  };
  // The switcher calls each language by its own name.
  const chinese = (text: string) => text.replaceAll('中文', '').match(/\p{Script=Han}+/gu) ?? [];
  const spanish = (text: string) => text.match(/¿[^?]*\?|¡[^!]*!/g) ?? [];
  for (const path of ['/', '/quiz', '/save']) {
    const text = await brought(path);
    expect([path, text.includes('TillMatch'), chinese(text), spanish(text)]).toEqual([path, true, [], []]);
  }
  const text = await brought('/es/quiz');
  expect([spanish(text).length > 0, chinese(text)]).toEqual([true, []]);
});

/** Two words that begin small, one after the other: names of products, plans and addresses have none. */
const ENGLISH = /(?<![\w.@/-])[a-z]{2,} [a-z]{2,}/;
const refuse = (page: Page) => page.locator('main [type=submit]').last().click();

test('no English is left on Chinese pages, nor among their refusals', async ({ page }) => {
  const left: string[] = [];
  const pages: [path: string, press?: typeof refuse][] = [
    ['/zh'],
    ['/zh/2'],
    ['/zh/save'],
    ['/zh/quiz'],
    ['/zh/comparison/guest', (at) => at.waitForLoadState('networkidle')],
    ['/zh/cost-savings'],
    ['/zh/top-pos-software'],
    ['/zh/blog/1'],
    ['/zh/demo-request', refuse],
    ['/zh/list-your-business', refuse],
    ['/zh/auth/login', refuse],
  ];
  for (const [path, press] of pages) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(heading(page)).toBeVisible();
    await press?.(page);
    if (press === refuse) await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    const words = await page.evaluate(readWords);
    left.push(...words.filter((text) => ENGLISH.test(text)).map((text) => `${path}: ${text}`));
  }
  expect(left).toEqual([]);
});

/** Runs in the page: everything that is read or heard, but what is marked as being in another language. */
function readWords(): string[] {
  const found = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, [lang]:not(html)')) found.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
  return found;
}
