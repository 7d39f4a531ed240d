import type { Page } from '@playwright/test';
import paths from '../support/cases/paths.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

// a broken or forged address shows a page or the 404 page, never a blank one, and runs nothing.

test.use({ failedRequests: 'provoked', brokenAddresses: 'provoked' });

async function expectSomePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main')).not.toHaveText('');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

test('R-02 every malformed or hostile path shows a page, loaded and followed inside the app', async ({ page }) => {
  test.setTimeout(240_000);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const path of paths)
    await test.step(`${path}, loaded`, async () => {
      await page.goto(path);
      await expectSomePage(page);
      expect(await page.title()).not.toMatch(/[<>]|alert/);
    });
  await page.goto('/');
  for (const path of paths)
    await test.step(`${path}, followed`, async () => {
      await page.evaluate((address) => {
        history.pushState({ key: 'hostile', idx: history.length }, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
      await expectSomePage(page);
    });
  expect(dialogs).toEqual([]);
});
