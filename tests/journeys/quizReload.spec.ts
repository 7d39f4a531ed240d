import type { Page } from '@playwright/test';
import { leadsOf } from './support/leads.ts';
import { calls, recordWrites } from './support/requests.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, test } from './support/test.ts';
import {
  answer,
  answerAll,
  chosen,
  compareSolutions,
  countdown,
  expectContactKept,
  expectQuestion,
  expectResults,
  expectStep,
  fillContact,
  heading,
  newVisitor,
  openQuiz,
  option,
  questions,
  reachContact,
  secondsLeft,
  submitButton,
  toast,
  toVolume,
} from './support/visitor.ts';

test.describe('reload (D16, X-02)', () => {
  test('at a question resumes there with the answers', async ({ page }) => {
    await openQuiz(page);
    await answerAll(page, toVolume);
    await expectQuestion(page, questions.volume);
    await page.reload();
    await expectQuestion(page, questions.volume);
    await expectStep(page, 'Step 4 of 6');
    await page.goBack();
    await expectQuestion(page, questions.locations);
    await expect(option(page, '2-3')).toBeChecked();
    await page.reload();
    await expectQuestion(page, questions.locations);
  });

  test('at the contact step keeps what was typed', async ({ page }) => {
    const visitor = newVisitor();
    await reachContact(page);
    await fillContact(page, visitor);
    await page.reload();
    await expectContactKept(page, visitor);
    await expect(submitButton(page)).toBeEnabled();
  });

  test('during the countdown shows the true time left', async ({ page }) => {
    await openQuiz(page);
    await answer(page, 'No');
    await expectQuestion(page, questions.type);
    await expect(countdown(page)).not.toHaveText(/^(?:60|59|58) /);
    const before = await secondsLeft(page);
    await page.reload();
    await expectQuestion(page, questions.type);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
  });

  test('during the processing finishes without sending again, and keeps no contact details', async ({
    page,
    product,
  }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await reachContact(page);
    await fillContact(page, visitor);
    await submitButton(page).click();
    await expect(heading(page)).toHaveText('Running AI Assessment');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(visitor.phone);
    await page.reload();
    await expect(page.getByText('This takes about four seconds.')).toBeVisible();
    await expectResults(page);
    expect(writes.to('/customer-answers/pos')).toHaveLength(1);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('quiz'))).toBe(null);
  });

  const spoiled: Record<string, (text: string) => string> = {
    'is cut off': (text) => text.slice(0, -9),
    'is of another version': (text) => text.replace(/"version":"[^"]+"/, '"version":"older"'),
    'names a state that is gone': (text) => text.replace(/"value":\{[^}]*\}/, '"value":"nowhere"'),
    'has an answer that is not offered': (text) => text.replaceAll('casual-dining', 'space-ship'),
    'has no deadline': (text) => text.replace(/"deadline":\d+/, '"deadline":"soon"'),
    'is somebody else’s JSON': () => '[1,2,3]',
  };
  for (const [state, spoil] of Object.entries(spoiled))
    test(`with a stored quiz that ${state} starts clean`, async ({ page }) => {
      await openQuiz(page);
      await answerAll(page, toVolume);
      await expectQuestion(page, questions.volume);
      const stored = await page.evaluate(() => sessionStorage.getItem('quiz') ?? '');
      const changed = spoil(stored);
      expect(changed).not.toBe(stored);
      await page.evaluate((text) => sessionStorage.setItem('quiz', text), changed);
      await page.reload();
      await expectQuestion(page, questions.hasPos);
      await expect(chosen(page)).toHaveCount(0);
    });
});

test.describe('leaving while the results are made (X-03, D18)', () => {
  for (const [way, leave] of Object.entries({
    'the logo': (page: Page) => page.getByRole('link', { name: 'TillMatch home' }).click(),
    'the browser’s Back': (page: Page) => page.goBack(),
  }))
    test(`by ${way} cancels what would follow, and the lead is stored once`, async ({ page, product }) => {
      const visitor = newVisitor();
      await page.clock.install();
      await reachContact(page);
      await fillContact(page, visitor);
      await stopClock(page);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText('Analyzing Your Requirements');
      await page.clock.runFor(900);
      await expect(heading(page)).toHaveText('Running AI Assessment');
      await leave(page);
      await expect(compareSolutions(page)).toBeVisible();
      await expect(page).toHaveURL('/');

      await page.clock.runFor(15_000);
      await expect(toast(page, 'status')).toHaveCount(0);
      await expect(toast(page, 'alert')).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(compareSolutions(page)).toBeVisible();
      expect(await leadsOf(product, visitor.email)).toHaveLength(1);

      await compareSolutions(page).click();
      await expectQuestion(page, questions.hasPos);
    });

  test('while the answers are on their way stores them once and goes nowhere', async ({ page, product }) => {
    const visitor = newVisitor();
    await reachContact(page);
    await fillContact(page, visitor);
    let hasArrived = false;
    await page.route(calls.answers, async (route) => {
      const response = await route.fetch();
      hasArrived = true;
      await route.fulfill({ response }).catch(() => undefined); // the page may have given the request up
    });
    await submitButton(page).click();
    await page.getByRole('link', { name: 'TillMatch home' }).click();
    await expect(compareSolutions(page)).toBeVisible();
    await expect.poll(() => hasArrived || page.url().endsWith('/')).toBe(true);
    await expect(toast(page, 'status')).toHaveCount(0);
    expect((await leadsOf(product, visitor.email)).length).toBeLessThanOrEqual(1);
  });
});

test.describe('the countdown is a deadline (F-16, D15)', () => {
  test('a tab that slept for 45 seconds shows the true time at once, and 0 after ten minutes', async ({ page }) => {
    await page.clock.install();
    await openQuiz(page);
    await expect(countdown(page)).toBeVisible();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    const before = await secondsLeft(page);
    await page.clock.fastForward(45_000);
    await expect(countdown(page)).toHaveText(`${before - 45} seconds`);
    await page.clock.fastForward(10 * 60_000);
    await expect(countdown(page)).toHaveText('0 seconds');

    await answer(page, 'No');
    await expectQuestion(page, questions.type);
    await page.clock.runFor(5000);
    await expect(countdown(page)).toHaveText('0 seconds');
  });

  test('the contact form stops it at 0', async ({ page }) => {
    await reachContact(page);
    await expect(countdown(page)).toHaveText('0 seconds');
  });
});
