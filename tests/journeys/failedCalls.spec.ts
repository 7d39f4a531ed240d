import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { afterFiveSeconds, failRequests, failures, tokenMismatch } from './support/failures.ts';
import { calls, recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import {
  answer,
  expectQuestion,
  expectResults,
  fillContact,
  heading,
  letTimePass,
  newVisitor,
  openHome,
  questions,
  rankedCards,
  startAtContact,
  startEmail,
  startWith,
  submitButton,
  toast,
} from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

const startFailed = 'There was an issue starting the quiz. Please try again.';

test.describe('the email-first start', () => {
  test('that fails in any way keeps the visitor and the address on the hero, and works the next time', async ({
    page,
  }) => {
    const { email } = newVisitor();
    const writes = recordWrites(page);
    await openHome(page);
    for (const [index, { name, answer }] of failures.entries())
      await test.step(name, async () => {
        const { mend } = await failRequests(page, calls.startQuiz, answer);
        await startWith(page, email);
        await expect.poll(() => writes.to('/start-quiz'), { message: name }).toHaveLength(index + 1);
        await expect(page.getByRole('button', { name: 'Start Quiz' }), name).toBeEnabled();
        await expect(toast(page, 'alert'), name).toHaveText(`Error${startFailed}`);
        await expect(startEmail(page), name).toHaveValue(email);
        await mend();
      });
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expectQuestion(page, questions.hasPos);
  });

  test('sends at most twice when the token never matches', async ({ page }) => {
    const writes = recordWrites(page);
    await openHome(page);
    await failRequests(page, calls.startQuiz, tokenMismatch);
    await startWith(page, 'maria@trattoriagallo.com');
    await expect(toast(page, 'alert')).toHaveText(`Error${startFailed}`);
    expect(writes.to('/start-quiz')).toHaveLength(2);
  });

  test('that failed is not spoken of in the quiz', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(toast(page, 'alert')).toHaveText('Invalid EmailPlease enter a valid email address.');
    await page.getByRole('button', { name: 'Compare solutions' }).click();
    await expectQuestion(page, questions.hasPos);
    await expect(toast(page, 'alert')).toHaveCount(0);
  });

  test('sends nothing for an address that is none', async ({ page }) => {
    const writes = recordWrites(page);
    await openHome(page);
    for (const address of ['', 'maria@', 'a b@c.de']) {
      await startWith(page, address);
      await expect(toast(page, 'alert')).toHaveText('Invalid EmailPlease enter a valid email address.');
    }
    expect(writes.to('/start-quiz')).toEqual([]);
  });
});

test.describe('the recommendations (D17)', () => {
  for (const { name, answer } of [...failures, { name: 'never is answered', answer: async () => undefined }])
    test(`a call that ${name} still ends in results`, async ({ page }) => {
      await page.clock.install();
      await startAtContact(page);
      await fillContact(page, newVisitor());
      await failRequests(page, calls.recommendations, answer);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText('Analyzing Your Requirements');
      await letTimePass(page, rankedCards(page).first());
      await expectResults(page);
      await expect(toast(page, 'alert')).toHaveCount(0);
    });
});

test.describe('the list of systems', () => {
  const topThree = (page: Page) => page.getByRole('region', { name: 'Your top 3, Maria' });

  test('that fails in any way says that the top 3 could not be loaded, and Try again loads it', async ({ page }) => {
    const tryAgain = topThree(page).getByRole('button', { name: 'Try again' });
    await page.clock.install();
    for (const [index, { name, answer }] of failures.entries())
      await test.step(name, async () => {
        const { mend, asked } = await failRequests(page, calls.systems, answer);
        if (index === 0) {
          await startAtContact(page);
          await fillContact(page, newVisitor());
          await submitButton(page).click();
        } else await tryAgain.click();
        await letTimePass(page, topThree(page).getByRole('heading', { name: 'This part could not be loaded' }));
        await expect.poll(asked, { message: name }).toBeGreaterThan(0);
        await expect(page.locator('body')).not.toContainText('Bad Gateway');
        await mend();
      });
    await tryAgain.click();
    await expectResults(page);
  });

  test('that takes five seconds shows that it is loading, then the results', async ({ page }) => {
    await page.route(calls.systems, afterFiveSeconds);
    await startAtContact(page);
    await fillContact(page, newVisitor());
    await submitButton(page).click();
    await expect(topThree(page).getByRole('status')).toHaveText('Loading Top Recommendations', { timeout: 30_000 });
    await expectResults(page, { timeout: 30_000 });
  });
});

test.describe('the user lookup (R-04, D35)', () => {
  const signIn = 'Welcome back';

  test('that fails in any way means a visitor', async ({ page }) => {
    for (const { name, answer } of failures)
      await test.step(name, async () => {
        const { mend, asked } = await failRequests(page, calls.user, answer);
        await page.goto('/auth/login');
        await expect(heading(page), name).toHaveText(signIn, { timeout: 5000 });
        expect(asked(), name).toBe(1);
        await mend();
      });
  });

  for (const path of ['/auth/login', '/blog-cms'])
    test(`that is slow shows nothing of ${path} before its answer`, async ({ page }) => {
      const { promise, resolve } = deferred();
      await page.route(calls.user, async (route) => {
        await promise;
        await route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
      });
      const isAsked = page.waitForRequest(calls.user);
      await page.goto(path);
      await isAsked;
      await page.waitForLoadState('load');
      await expect(page.locator('#root')).toHaveText('');
      resolve();
      await expect(heading(page)).toHaveText(signIn);
    });

  test('that never is answered delays nothing of a page for everybody', async ({ page }) => {
    await page.route(calls.user, () => undefined);
    const isAsked = page.waitForRequest(calls.user);
    await page.goto('/quiz');
    await isAsked;
    await answer(page, 'No');
    await expect(heading(page)).toHaveText(questions.type, { timeout: 4000 });
  });

  test('that never is answered is waited for five seconds and no longer', async ({ page }) => {
    await page.route(calls.user, () => undefined);
    const start = Date.now();
    await page.goto('/auth/login');
    await expect(heading(page)).toHaveText(signIn, { timeout: 15_000 });
    expect(Date.now() - start).toBeGreaterThan(4000);
  });
});
