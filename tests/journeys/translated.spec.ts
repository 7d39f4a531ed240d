import { createBrowserPage } from './support/browserPage.ts';
import { loadWalks } from './support/loadWalks.ts';
import { markFieldsOf } from './support/passwordManager.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';

const walks = await loadWalks();

test.use({ failedRequests: 'provoked' });

for (const { machine, paths } of walks)
  test(`BL-01, BL-43 a translated page with a password manager’s icons goes through ${machine}`, async ({
    page,
    transitions,
  }) => {
    const [path] = paths;
    if (!path) throw new Error(`${machine} has no path`);
    await markFieldsOf(page);
    const walked = await createBrowserPage(page, path.holds);
    await path.walk({
      ...walked,
      async open(address, state) {
        await walked.open(address, state);
        await translate(page);
      },
    });
    await walked.startClock();
    await expect.poll(() => path.takes.filter((key) => !transitions.taken.has(key))).toEqual([]);
  });

test('BL-03 a translated list of articles is filtered', async ({ page }) => {
  await page.goto('/blog');
  await translate(page);
  const cards = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  const all = await cards.count();
  await page.getByRole('button', { name: 'Cloud Technology' }).click();
  await expect(cards).not.toHaveCount(all);
  await page.getByRole('searchbox').fill('([*');
  await expect(page.getByRole('heading', { name: 'No article matches' })).toBeVisible();
});
