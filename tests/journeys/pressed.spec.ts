import type { Locator, Page } from '@playwright/test';
import { expect, test, withMotion } from './support/test.ts';
import { consentBox, contactField, startAtContact } from './support/visitor.ts';

test.use(withMotion);

/** How far a pressed button of the product moves, in pixels. */
const GIVES_WAY = 2;

/** A person holds the mouse button down for some 90 ms; the control must stay under it until it is released. */
async function pressSlowly(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const before = await boxOf(control);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 90)));
  expect(Math.abs((await boxOf(control)).y - before.y)).toBeLessThanOrEqual(GIVES_WAY);
  await page.mouse.up();
}

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not shown`);
  return box;
}

test('BL-15 the consent box is ticked by the press that shows an error above it', async ({ page }) => {
  await startAtContact(page);
  await contactField(page, 'Phone').fill('555-0134');
  await pressSlowly(page, consentBox(page));
  await expect(consentBox(page)).toBeChecked();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
});

test('BL-15 a listing is sent by the press that shows an error above its button', async ({ page }) => {
  await page.goto('/list-your-business');
  await page.getByLabel(/^I agree/).check();
  await page.getByLabel(/^Phone/).fill('555-0134');
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/businesses'),
  );
  await pressSlowly(page, page.getByRole('button', { name: 'Add your software' }));
  expect((await answer).status()).toBe(422);
});

test('BL-15 a dialog is left by the press that shows an error in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get the Report' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Email/).fill('sam@');
  await pressSlowly(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
});

test('no field has letters under 16 px, for which a phone would zoom in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of [
    '/',
    '/2',
    '/list-your-business',
    '/demo-request',
    '/blog',
    '/comparison/guest',
    '/auth/login',
  ]) {
    await page.goto(address);
    const small = await page
      .locator('input:not([type=radio],[type=checkbox],[type=range]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  }
});
