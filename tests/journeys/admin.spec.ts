import { deferred } from '../support/deferred.ts';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { addAdmin, admin, dialog, typeCredentials } from './support/cms.ts';
import { calls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { heading, toast } from './support/visitor.ts';

test.beforeAll(({ product }) => addAdmin(product));

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
  await page.clock.install();
  const isAsked = page.waitForRequest(calls.user);
  await page.goto('/blog-cms');
  await isAsked;
  // Less than the five seconds after which pages appear without an answer.
  await page.clock.runFor(3000);
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
