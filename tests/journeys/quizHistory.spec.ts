import { devices, type Page } from '@playwright/test';
import { leadsOf, leadsOfKind } from './support/leads.ts';
import { calls, recordWrites } from './support/requests.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, test } from './support/test.ts';
import {
  answer,
  answerAll,
  choosePriorities,
  contactField,
  countdown,
  expectContactKept,
  expectQuestion,
  expectResults,
  expectStep,
  fillContact,
  heading,
  newVisitor,
  openHome,
  openQuiz,
  option,
  questions,
  reachContact,
  secondsLeft,
  startWith,
  submitButton,
  toast,
} from './support/visitor.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
const chosen = (page: Page) => page.locator('main input:checked');
const compareSolutions = (page: Page) => page.getByRole('button', { name: 'Compare solutions' });
const toVolume = [
  [questions.hasPos, 'No'],
  [questions.type, 'Casual Dining'],
  [questions.locations, '2-3'],
] as const;

test.describe('changing answers', () => {
  test('a system chosen before "yes" became "no" is neither asked for, counted nor sent (F-01, D13)', async ({
    page,
  }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await openQuiz(page);
    await answerAll(page, [
      [questions.hasPos, 'Yes'],
      [questions.pos, 'Toast POS'],
    ]);
    await expectStep(page, 'Step 3 of 7');
    await back(page);
    await expectQuestion(page, questions.pos);
    await back(page);
    await answerAll(page, [[questions.hasPos, 'No']]);
    await expectQuestion(page, questions.type);
    await expectStep(page, 'Step 2 of 6');
    await back(page);
    await expectQuestion(page, questions.hasPos);
    await answerAll(page, [...toVolume, [questions.volume, '$10,000 - $50,000']]);
    await choosePriorities(page);
    await fillContact(page, visitor);
    await submitButton(page).click();
    await expectResults(page);

    const answers = {
      has_current_pos: 'no',
      restaurant_type: 'casual-dining',
      location_count: '2-3',
      transaction_volume: '10k-50k',
      priorities: ['lowest-cost', 'integrations', 'support-24-7', 'kitchen-display'],
    };
    expect(writes.to('/customer-answers/pos')).toEqual([expect.objectContaining({ data: answers })]);
    expect(writes.to('/point-of-sales/recommendations')).toEqual([answers]);
  });

  test('the question about the system comes back with "yes" (F-01)', async ({ page }) => {
    await openQuiz(page);
    await answerAll(page, [[questions.hasPos, 'No']]);
    await expectQuestion(page, questions.type);
    await back(page);
    await answerAll(page, [[questions.hasPos, 'Yes']]);
    await expectQuestion(page, questions.pos);
    await expectStep(page, 'Step 2 of 7');
  });

  test('a click on the answer already chosen goes on (F-02)', async ({ page }) => {
    await openQuiz(page);
    for (const [question, title, next] of [
      [questions.hasPos, 'Yes', questions.pos],
      [questions.pos, 'Lavu POS', questions.type],
      [questions.type, 'Casual Dining', questions.locations],
    ] as const) {
      await answerAll(page, [[question, title]]);
      await expectQuestion(page, next);
      await back(page);
      await expectQuestion(page, question);
      await expect(option(page, title)).toBeChecked();
      await answer(page, title);
      await expectQuestion(page, next);
    }
    await expectStep(page, 'Step 4 of 7');
  });

  test('Enter on the answer already chosen goes on, and Space leaves a visible Next (F-02)', async ({ page }) => {
    await openQuiz(page);
    await answerAll(page, toVolume.slice(0, 2));
    await expectQuestion(page, questions.locations);
    await back(page);
    await option(page, 'Casual Dining').focus();
    await page.keyboard.press('Space');
    await expectQuestion(page, questions.type);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectQuestion(page, questions.locations);
    await back(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expectQuestion(page, questions.locations);
    await expectStep(page, 'Step 3 of 6');
  });

  test('arrow keys look through the answers without giving one (D13)', async ({ page }) => {
    await openQuiz(page);
    await answerAll(page, [[questions.hasPos, 'No']]);
    await expectQuestion(page, questions.type);
    await option(page, 'Quick Service / Fast Food').focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
    await expectQuestion(page, questions.type);
    await expect(option(page, 'Food Truck / Mobile')).toBeChecked();
  });

  for (const [gesture, act] of Object.entries({
    'a double click': (page: Page, x: number, y: number) => page.mouse.dblclick(x, y),
    'three fast clicks': (page: Page, x: number, y: number) => page.mouse.click(x, y, { clickCount: 3 }),
    'two clicks 30 ms apart': (page: Page, x: number, y: number) =>
      page.mouse.click(x, y, { clickCount: 2, delay: 15 }),
    'a click and Enter': async (page: Page, x: number, y: number) => {
      await page.mouse.click(x, y);
      await page.keyboard.press('Enter');
    },
  }))
    test(`${gesture} on an answer goes one step and answers nothing else (F-03)`, async ({ page }) => {
      await openQuiz(page);
      await answerAll(page, [[questions.hasPos, 'No']]);
      await expectQuestion(page, questions.type);
      // A card that the next question replaces at the same place.
      const box = await option(page, 'Casual Dining').boundingBox();
      if (!box) throw new Error('The card has no place on the page');
      await act(page, box.x + box.width / 2, box.y + box.height / 2);
      await expectQuestion(page, questions.locations);
      await expectStep(page, 'Step 3 of 6');
      await expect(chosen(page)).toHaveCount(0);
    });

  test('a double click on the last single answer ticks no priority (F-03)', async ({ page }) => {
    await openQuiz(page);
    await answerAll(page, toVolume);
    await expectQuestion(page, questions.volume);
    await option(page, '$10,000 - $50,000').dblclick();
    await expectQuestion(page, questions.priorities);
    await expect(chosen(page)).toHaveCount(0);
  });

  test('a double tap on an answer goes one step (F-03)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await openQuiz(page);
    const box = await option(page, 'No').boundingBox();
    if (!box) throw new Error('The card has no place on the page');
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.touchscreen.tap(...at);
    await page.touchscreen.tap(...at);
    await expectQuestion(page, questions.type);
    await expect(chosen(page)).toHaveCount(0);
    await context.close();
  });

  test('a double click on the way into the quiz answers nothing (F-03)', async ({ page }) => {
    await openHome(page);
    await compareSolutions(page).dblclick();
    await expectQuestion(page, questions.hasPos);
    await expect(chosen(page)).toHaveCount(0);
  });

  test('priorities go on from three, whatever is ticked and unticked on the way (F-04)', async ({ page }) => {
    const writes = recordWrites(page);
    await openQuiz(page);
    await answerAll(page, [...toVolume, [questions.volume, 'Over $500,000']]);
    await expectQuestion(page, questions.priorities);
    const goOn = page.getByRole('button', { name: 'Continue' });
    const notYet = page.getByRole('button', { name: 'select at least 3' });

    await expect(notYet).toHaveAttribute('aria-disabled', 'true');
    for (const title of ['Integrations', 'Lowest cost', 'Mobile ordering']) await option(page, title).click();
    await expect(goOn).toHaveAttribute('aria-disabled', 'false');
    await option(page, 'Lowest cost').click();
    await expect(notYet).toHaveAttribute('aria-disabled', 'true');
    // Playwright waits for an enabled button; a visitor presses it anyway.
    await notYet.click({ force: true });
    await expectQuestion(page, questions.priorities);
    await option(page, 'Loyalty program').dblclick();
    await expect(page.getByText('2 selected')).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await expect(page.getByText('14 selected')).toBeVisible();
    for (const box of (await page.getByRole('checkbox').all()).slice(2)) await box.uncheck();
    await expect(notYet).toBeVisible();

    await back(page);
    await expectQuestion(page, questions.volume);
    await page.goForward();
    await expectQuestion(page, questions.priorities);
    await expect(page.getByText('2 selected')).toBeVisible();
    await option(page, 'Gift cards and promotions').click();
    await goOn.click();
    const visitor = newVisitor();
    await fillContact(page, visitor);
    await submitButton(page).click();
    await expectResults(page);
    expect(writes.to('/point-of-sales/recommendations')).toEqual([
      expect.objectContaining({ priorities: ['best-rate-cashback', 'lowest-cost', 'gift-cards-promotions'] }),
    ]);
  });
});

test.describe("the browser's own buttons", () => {
  test('Back and Forward go through the questions and keep the answers (F-11, D19)', async ({ page }) => {
    await openHome(page);
    await compareSolutions(page).click();
    await answerAll(page, toVolume);
    await expectQuestion(page, questions.volume);
    for (const [question, title] of toVolume.toReversed()) {
      await page.goBack();
      await expectQuestion(page, question);
      await expect(option(page, title)).toBeChecked();
    }
    for (const question of [questions.type, questions.locations, questions.volume]) {
      await page.goForward();
      await expectQuestion(page, question);
    }
    for (let steps = 0; steps < 4; steps += 1) await page.goBack();
    await expect(compareSolutions(page)).toBeVisible();
    await page.goForward();
    await expectQuestion(page, questions.hasPos);
    await expect(option(page, 'No')).toBeChecked();
  });

  test('Back from the contact step and Forward again keep what was typed (F-11)', async ({ page }) => {
    const visitor = newVisitor();
    await reachContact(page);
    await fillContact(page, visitor);
    await page.goBack();
    await expectQuestion(page, questions.priorities);
    await expect(page.getByText('4 selected')).toBeVisible();
    await page.goForward();
    await expectQuestion(page, questions.contact);
    await expect(contactField(page, 'Email')).toHaveValue(visitor.email);
  });

  test('Back from the comparison neither sends again nor shows a blank page (F-11)', async ({ page, product }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await reachContact(page);
    await fillContact(page, visitor);
    await submitButton(page).click();
    await expectResults(page);
    const results = page.url();

    await page.goBack();
    await expect(page).not.toHaveURL(results);
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(results);
    await expectResults(page);
    expect(writes.to('/customer-answers/pos')).toHaveLength(1);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });
});

test.describe('/#quiz (R-01)', () => {
  test.use({ failedRequests: 'provoked' });

  test('opens the quiz directly, again after a reload, and the logo leads back to the hero', async ({ page }) => {
    await page.goto('/#quiz');
    await expectQuestion(page, questions.hasPos);
    await page.reload();
    await expectQuestion(page, questions.hasPos);
    await page.getByRole('link', { name: 'TillMatch home' }).click();
    await expect(compareSolutions(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('opens the quiz from home each time, and stays where it is when it is opened again', async ({ page }) => {
    await openHome(page);
    for (let times = 0; times < 2; times += 1) {
      await compareSolutions(page).click();
      await expect(page).toHaveURL('/#quiz');
      await expectQuestion(page, questions.hasPos);
      await page.goBack();
      await expect(compareSolutions(page)).toBeVisible();
    }
    await compareSolutions(page).click();
    await answerAll(page, [[questions.hasPos, 'No']]);
    await expectQuestion(page, questions.type);
    await page.goto('/#quiz');
    await expectQuestion(page, questions.type);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [place, path] of [
    ['a comparison that is not known', '/comparison/abcdefghijkl'],
    ['the 404 page', '/no-such-page'],
  ] as const)
    test(`opens the quiz from ${place}, and Back leads there again`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Take the free Quiz' }).first().click();
      await expect(page).toHaveURL('/#quiz');
      await expectQuestion(page, questions.hasPos);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeVisible();
    });
});

test.describe('the picker of the hero (D14)', () => {
  test('a picked system answers two questions, and Back still reaches them', async ({ page }) => {
    await openHome(page);
    await page.getByRole('radio', { name: 'Square for Restaurants' }).click();
    await compareSolutions(page).click();
    await expectQuestion(page, questions.type);
    await expectStep(page, 'Step 3 of 7');
    await back(page);
    await expectQuestion(page, questions.pos);
    await expect(option(page, 'Square for Restaurants')).toBeChecked();
    await back(page);
    await expectQuestion(page, questions.hasPos);
    await expect(option(page, 'Yes')).toBeChecked();
  });

  test('"No POS yet" answers one question', async ({ page }) => {
    await openHome(page);
    await page.getByRole('radio', { name: 'No POS yet' }).click();
    await compareSolutions(page).click();
    await expectQuestion(page, questions.type);
    await expectStep(page, 'Step 2 of 6');
    await back(page);
    await expect(option(page, 'No')).toBeChecked();
  });

  test('the email-first start takes the picked system and the address along', async ({ page, product }) => {
    const { email } = newVisitor();
    await openHome(page);
    await page.getByRole('radio', { name: 'Other' }).click();
    await startWith(page, email);
    await expectQuestion(page, questions.type);
    await answerAll(page, [...toVolume.slice(1), [questions.volume, 'Under $10,000']]);
    await choosePriorities(page);
    await expectQuestion(page, questions.contact);
    await expect(contactField(page, 'Email')).toHaveValue(email);
    const starts = await leadsOfKind(product, 'quizStart', email);
    expect(starts.map((start) => start.email)).toEqual([email]);
  });
});

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
