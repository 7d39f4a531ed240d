import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { afterFiveSeconds, failRequests, failures, loseAnswer, tokenMismatch } from './support/failures.ts';
import { leadsOf } from './support/leads.ts';
import { watchNetwork } from './support/network.ts';
import { startProduct } from './support/product.ts';
import { calls, recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import {
  answer,
  expectContactKept,
  expectQuestion,
  expectResults,
  fillContact,
  heading,
  letTimePass,
  newVisitor,
  openHome,
  questions,
  rankedCards,
  reachContact,
  startAtContact,
  startEmail,
  startWith,
  submitButton,
  toast,
} from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

const submitFailed = 'There was an error submitting your answers. Please try again.';
const startFailed = 'There was an issue starting the quiz. Please try again.';
const sent = '/customer-answers/pos';

test.describe('sending the answers', () => {
  test('that fails in any way tells so, keeps the form and works the next time (N-04, D21)', async ({
    page,
    product,
  }) => {
    const visitor = newVisitor();
    await page.clock.install();
    const writes = recordWrites(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    for (const [index, { name, answer, says }] of failures.entries())
      await test.step(name, async () => {
        const { mend } = await failRequests(page, calls.answers, answer);
        await submitButton(page).click();
        await expect.poll(() => writes.to(sent), { message: name }).toHaveLength(index + 1);
        await expect(submitButton(page), name).toBeEnabled();
        await expect(toast(page, 'alert'), name).toHaveText(`Error${says ?? submitFailed}`);
        await expectContactKept(page, visitor);
        await mend();
      });
    await expectAfterMending(page, async () => undefined);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('that failed is not spoken of any more once it has worked', async ({ page }) => {
    await startAtContact(page);
    await fillContact(page, newVisitor());
    await page.route(calls.answers, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await submitButton(page).click();
    await expect(toast(page, 'alert')).toHaveText(`Error${submitFailed}`);
    await submitButton(page).click();
    await expectResults(page);
    // A success disappears by itself, a failure never does.
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });

  test('without a connection tells so within seconds, and stores one lead afterwards (N-06)', async ({
    page,
    context,
    product,
  }) => {
    const visitor = newVisitor();
    const network = watchNetwork(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    // The code that sends and the toasts are loaded while the form is filled in, which takes people longer.
    await network.untilLoaded('axiosRequest', 'toastWords', 'ToastHost');
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(toast(page, 'alert')).toContainText('We could not reach our server.', { timeout: 5000 });
    await expectContactKept(page, visitor);
    await expectAfterMending(page, () => context.setOffline(false));
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('that takes five seconds shows so, and goes on', async ({ page, product }) => {
    const visitor = newVisitor();
    await startAtContact(page);
    await fillContact(page, visitor);
    await page.route(calls.answers, afterFiveSeconds);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting...');
    await expect(submitButton(page)).toBeDisabled();
    await expectResults(page, { timeout: 30_000 });
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('whose answer is lost three times after it was stored makes one lead (N-05, D29)', async ({ page, product }) => {
    const visitor = newVisitor();
    await startAtContact(page);
    await fillContact(page, visitor);
    const { mend } = await failRequests(page, calls.answers, loseAnswer);
    for (let times = 0; times < 3; times += 1) {
      await submitButton(page).click();
      await expect(toast(page, 'alert')).toContainText('We could not reach our server.');
      await expect(submitButton(page)).toBeEnabled();
      expect(await leadsOf(product, visitor.email)).toHaveLength(1);
    }
    await expectAfterMending(page, mend);
    const [lead, ...others] = await leadsOf(product, visitor.email);
    expect(others).toEqual([]);
    expect(page.url()).toContain(lead?.comparisonId);
  });
});

test.describe('a token that does not match (N-03, D29)', () => {
  test('always ends after the second send with the server’s words, and keeps the form', async ({ page, product }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    const { mend } = await failRequests(page, calls.answers, tokenMismatch);
    await submitButton(page).click();
    await expect(toast(page, 'alert')).toHaveText('ErrorThis page has been open for too long.');
    await expectContactKept(page, visitor);
    expect(writes.to(sent)).toHaveLength(2);
    await expectAfterMending(page, mend);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('once is mended without a word', async ({ page, product }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    await page.route(calls.answers, tokenMismatch, { times: 1 });
    await submitButton(page).click();
    await expectResults(page);
    await expect(toast(page, 'alert')).toHaveCount(0);
    expect(writes.to(sent)).toHaveLength(2);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('because the cookies went missing before the send is mended without a word', async ({
    page,
    context,
    product,
  }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    let isFirst = true;
    await page.route(calls.csrfCookie, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response });
      if (isFirst) await context.clearCookies();
      isFirst = false;
    });
    await submitButton(page).click();
    await expectResults(page);
    await expect(toast(page, 'alert')).toHaveCount(0);
    expect(writes.to(sent).length).toBeLessThanOrEqual(2);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });

  test('because the server came back with another secret is mended without a word', async ({ page }) => {
    const visitor = newVisitor();
    const first = await startProduct({
      environment: { SESSION_SECRET: 'the first secret of this server, long enough' },
    });
    const writes = recordWrites(page);
    await reachContact(page, `${first.url}/quiz`);
    await page.evaluate(() => fetch('/sanctum/csrf-cookie'));
    await fillContact(page, visitor);
    await first.end();
    const second = await startProduct({
      port: Number(new URL(first.url).port),
      dataFolder: first.dataFolder,
      environment: { SESSION_SECRET: 'quite another secret after a restart, long enough' },
    });
    await submitButton(page).click();
    await expectResults(page);
    expect(writes.to(sent).length).toBeLessThanOrEqual(2);
    expect(await leadsOf(second, visitor.email)).toHaveLength(1);
    await second.remove();
  });
});

test.describe('the request for a token before a send', () => {
  // A cookie can come with any body; only one that is not JSON shows that something else has answered.
  test('that fails in any way sends nothing, tells so and keeps the form', async ({ page, product }) => {
    const visitor = newVisitor();
    await page.clock.install();
    const writes = recordWrites(page);
    await startAtContact(page);
    await fillContact(page, visitor);
    for (const { name, answer, says } of failures.filter(({ name }) => name !== 'is answered 200 with null'))
      await test.step(name, async () => {
        const { mend, asked } = await failRequests(page, calls.csrfCookie, answer);
        await submitButton(page).click();
        await expect.poll(asked, { message: name }).toBe(1);
        await expect(submitButton(page), name).toBeEnabled();
        await expect(toast(page, 'alert'), name).toHaveText(`Error${says ?? submitFailed}`);
        await expectContactKept(page, visitor);
        expect(writes.to(sent)).toEqual([]);
        await mend();
      });
    await expectAfterMending(page, async () => undefined);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });
});

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

/** Sends the same form without obstacles. */
async function expectAfterMending(page: Page, mend: () => Promise<void>): Promise<void> {
  await mend();
  await submitButton(page).click();
  await expect(toast(page, 'status')).toContainText('Your answers have been submitted successfully.');
  await expectResults(page);
}
