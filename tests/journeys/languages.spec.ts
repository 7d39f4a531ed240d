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
