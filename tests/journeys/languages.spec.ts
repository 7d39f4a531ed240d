import { join } from 'node:path';
import { headerWidth } from '#tools/vite/headerWidth.ts';
import { documentsIn } from '#tools/vite/schemaDocuments.ts';
import { root } from './support/product.ts';
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

test('an English page brings no word of another language, a Spanish one none of Chinese', async ({ page }) => {
  const brought = async (path: string) => {
    // Otherwise late requests of the previous page would be counted, whose bodies can no longer be read.
    await page.goto('about:blank');
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

test('the header has its links in one line from the very width that the build has reckoned (D57)', async ({ page }) => {
  const width = headerWidth(documentsIn(join(root, 'schemas'), () => 'en'));
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const demo = page.getByRole('banner').locator('a[href="/demo-request"]').last();
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect([tops.length > 1, new Set(tops).size]).toEqual([true, 1]);
  const [last, button] = [await links.last().boundingBox(), await demo.boundingBox()];
  if (!last || !button) throw new Error('The header has no links');
  const left = button.x - last.x - last.width;
  // Between the last link and the button are the links' own edge and a gap; more would be unused room.
  expect([left >= 8, left <= 40, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
    true,
    true,
    width,
  ]);
  await page.setViewportSize({ width: width - 1, height: 800 });
  await expect(links).toHaveCount(0);
});
