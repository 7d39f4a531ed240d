import { leadsOf, leadsOfKind } from './support/leads.ts';
import { recordWrites } from './support/requests.ts';
import { expect, test, withMotion } from './support/test.ts';
import {
  answerAll,
  back,
  choosePriorities,
  compareSolutions,
  contactField,
  expectQuestion,
  expectResults,
  expectStep,
  fillContact,
  heading,
  newVisitor,
  openHome,
  option,
  questions,
  reachContact,
  startWith,
  submitButton,
  toVolume,
} from './support/visitor.ts';

test.use(withMotion);

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
