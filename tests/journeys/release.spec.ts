import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

test('BL-14 a page whose code a release has put away loads the next page again, by itself and once', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/TopPosRoute-*.js*', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Top POS software' }).first().click();
  await expect(heading(page)).toHaveText('Top 25 POS Software');
  await expect(page).toHaveURL(/\/top-pos-software$/);
  expect(documents).toBe(1);
});

test('BL-14 when loading it again does not help, the page says what to do', async ({ page }) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/TopPosRoute-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Top POS software' }).first().click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute('**/assets/TopPosRoute-*.js*');
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(heading(page)).toHaveText('Top 25 POS Software');
});
