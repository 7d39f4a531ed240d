import type { Page } from '@playwright/test';
import { afterFiveSeconds, failRequests, failures, loseAnswer, tokenMismatch } from './support/failures.ts';
import { leadsOf } from './support/leads.ts';
import { watchNetwork } from './support/network.ts';
import { startProduct } from './support/product.ts';
import { calls, recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import {
  expectContactKept,
  expectResults,
  fillContact,
  newVisitor,
  reachContact,
  startAtContact,
  submitButton,
  toast,
} from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

const submitFailed = 'There was an error submitting your answers. Please try again.';
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
    // The code that sends and the toasts load while the form is filled in, which takes people longer than the test.
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
  // The cookie can come with any body; only a body that is not JSON shows that something else has answered.
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

/** Sends the same form once nothing is in its way. */
async function expectAfterMending(page: Page, mend: () => Promise<void>): Promise<void> {
  await mend();
  await submitButton(page).click();
  await expect(toast(page, 'status')).toContainText('Your answers have been submitted successfully.');
  await expectResults(page);
}
