import homeVariants from '#schemas/content/home-variants.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { recordWrites } from './support/requests.ts';
import { expect, test, withMotion } from './support/test.ts';
import { answer, expectQuestion, heading, questions } from './support/visitor.ts';

test.use(withMotion);

for (const { path } of homeVariants.variants)
  test(`${path}#quiz opens the quiz, and Back leads to the page it is on (R-01)`, async ({ page }) => {
    await page.goto(path);
    const headline = (await heading(page).textContent()) ?? '';
    await page.goto(`${path}#quiz`);
    await expectQuestion(page, questions.hasPos);
    await answer(page, 'No');
    await expectQuestion(page, questions.type);
    await page.reload();
    await expectQuestion(page, questions.type);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '');
    await expect(heading(page)).toHaveText(headline);
  });

test('no host is asked for anything before the visitor plays the video or opens a post, and then only theirs (D30)', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').origin;
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Embedded</title>' });
    },
  );
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play video: Our Mission' });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);

  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Our Mission' });
  await expect(dialog.locator('iframe')).toHaveAttribute('src', site.video.embedUrl);
  await expect.poll(() => strangers).toEqual([site.video.embedUrl]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();

  const posts = page.getByRole('button', { name: /^Show the post:/ });
  await expect(posts).toHaveCount(3);
  await posts.first().click();
  await expect.poll(() => strangers).toEqual([site.video.embedUrl, site.socials[0]?.embedUrl]);
});

test('the account of the software variant leads to the savings, and its password goes nowhere (D23)', async ({
  page,
}) => {
  const password = 'correct horse battery staple';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await page.goto('/B');
  await page.getByRole('button', { name: 'Create a free account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog, 'every field is required').toBeVisible();
  await dialog.getByLabel('Email').fill('maria@trattoriagallo.com');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill('something else');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/cost-savings$/);
  await expect(heading(page)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect([...sent, kept, page.url()].filter((text) => /horse|something|maria/.test(decodeURIComponent(text)))).toEqual(
    [],
  );
});

test('the buying guide asked for by email is mailed', async ({ page, product }) => {
  const email = `guide-${Date.now()}@trattoriagallo.com`;
  const writes = recordWrites(page);
  await page.goto('/guide');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Get My Buying Guide' }).click();
  await expect(page.getByText('Your buying guide is on its way.')).toBeVisible();
  expect(writes.to('/comparison-reports')).toHaveLength(1);
  await expect.poll(() => product.mailsTo(email).then(({ length }) => length)).toBe(1);
});

test('a chosen language is spoken on the next page load too, and in the quiz (D11)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(heading(page)).toContainText('Compara software POS');
  await page.reload();
  await expect(heading(page)).toContainText('Compara software POS');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  await page.goto('/quiz');
  await expect(heading(page)).toHaveText('¿Usas hoy un sistema POS?');
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeVisible();
});

test('the expert of the advice card books a call by the quiz (spec 2)', async ({ page }) => {
  await page.goto('/');
  const meet = page.getByRole('button', { name: 'Meet your advisor' });
  await meet.click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Free Expert Consultation' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the expert dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(meet).toBeFocused();
  await meet.click();
  await dialog.getByRole('button', { name: 'Book Free 30-Minute Consultation' }).click();
  await expect(page).toHaveURL('/#quiz');
  await expectQuestion(page, questions.hasPos);
  await expect(dialog).toHaveCount(0);
});
