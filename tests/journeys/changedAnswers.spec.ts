import { devices, type Page } from '@playwright/test';
import { recordWrites } from './support/requests.ts';
import { expect, test, withMotion } from './support/test.ts';
import {
  answer,
  answerAll,
  back,
  choosePriorities,
  chosen,
  compareSolutions,
  expectQuestion,
  expectResults,
  expectStep,
  fillContact,
  newVisitor,
  openHome,
  openQuiz,
  option,
  questions,
  submitButton,
  toVolume,
} from './support/visitor.ts';

test.use(withMotion);

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
      // A card at a place where the next question has one too.
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
    // At once: a busy machine may set two taps half a second apart, which would rightly count as two answers.
    await Promise.all([page.touchscreen.tap(...at), page.touchscreen.tap(...at)]);
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
