import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The questions of the quiz as a visitor reads them, in order. */
export const questions = {
  hasPos: 'Do you currently use a POS system?',
  pos: 'Which POS system do you use today?',
  type: 'What type of restaurant do you run?',
  locations: 'How many locations do you have?',
  volume: 'What is your monthly transaction volume?',
  priorities: 'What matters most to you?',
  contact: 'Last Step: Tell Us About Your Business',
} as const;

export type Visitor = {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  timeframe: string;
};

/** A new visitor, whose unique address distinguishes the rows of one test from those of another. */
export const newVisitor = (): Visitor => ({
  name: 'Maria Gallo',
  companyName: 'Trattoria Gallo',
  email: `maria-${randomUUID().slice(0, 8)}@trattoriagallo.com`,
  phone: '(512) 555-0142',
  timeframe: '2-3 months',
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** An alert is a failure, a status a success. */
export const toast = (page: Page, role: 'alert' | 'status') =>
  page.getByRole(role).filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
export const submitButton = (page: Page) => page.getByRole('button', { name: /^(Get my results|Submitting)/ });
export const option = (page: Page, title: string) =>
  page.getByRole('radio', { name: title, exact: true }).or(page.getByRole('checkbox', { name: title, exact: true }));

export async function expectQuestion(page: Page, question: string): Promise<void> {
  await expect(heading(page)).toHaveText(question);
}

export async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', step);
}

/** Opens the quiz at its first question. */
export async function openQuiz(page: Page, address = '/quiz'): Promise<void> {
  await page.goto(address);
  await expectQuestion(page, questions.hasPos);
}

/** The estimated time left, as the header shows it. */
export const countdown = (page: Page) => page.getByText(/^\d+ seconds?$/);
export const secondsLeft = async (page: Page) => Number.parseInt((await countdown(page).textContent()) ?? '', 10);

/** Opens home and waits for hydration: an earlier click would be replayed later. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.querySelector('#root');
        // React's own mark on the element it renders into.
        return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      }),
    )
    .toBe(true);
}

/** The field of the hero's email-first start. */
export const startEmail = (page: Page) => page.getByRole('form', { name: 'Start the quiz' }).getByLabel('Email');

/** Starts the quiz with an address, from the hero. */
export async function startWith(page: Page, email: string): Promise<void> {
  await startEmail(page).fill(email);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
}

/** Clicks the card of an answer; the quiz goes on by itself. */
export async function answer(page: Page, title: string): Promise<void> {
  await option(page, title).click();
}

/** Answers each question in turn, waiting until it is there. */
export async function answerAll(page: Page, steps: readonly (readonly [question: string, answer: string])[]) {
  for (const [question, title] of steps) {
    await expectQuestion(page, question);
    await answer(page, title);
  }
}

const priorities = ['Lowest cost', 'Integrations', '24/7 customer support', 'Kitchen display'];

export async function choosePriorities(page: Page, titles: readonly string[] = priorities): Promise<void> {
  await expectQuestion(page, questions.priorities);
  for (const title of titles) await option(page, title).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Answers the whole quiz as a visitor without a system, up to the contact step. */
export async function reachContact(page: Page, address?: string): Promise<void> {
  await openQuiz(page, address);
  await answerAll(page, [
    [questions.hasPos, 'No'],
    [questions.type, 'Casual Dining'],
    [questions.locations, '2-3'],
    [questions.volume, '$50,000 - $150,000'],
  ]);
  await choosePriorities(page);
  await expectQuestion(page, questions.contact);
}

let storedAtContact: string | undefined;

/**
 * Opens the contact step directly, as after a reload there (D16). The first call of a run answers the quiz; it is
 * for tests of what comes after, not of the quiz.
 */
export async function startAtContact(page: Page): Promise<void> {
  if (storedAtContact === undefined) {
    await reachContact(page);
    storedAtContact = await page.evaluate(() => sessionStorage.getItem('quiz') ?? '');
    return;
  }
  await page.goto('/favicon.svg');
  await page.evaluate((quiz) => sessionStorage.setItem('quiz', quiz), storedAtContact);
  await page.goto('/quiz');
  await expectQuestion(page, questions.contact);
}

/** Types into the contact form and agrees. */
export async function fillContact(page: Page, visitor: Visitor): Promise<void> {
  await contactField(page, 'Name').fill(visitor.name);
  await contactField(page, 'Company name').fill(visitor.companyName);
  await contactField(page, 'Email').fill(visitor.email);
  await contactField(page, 'Phone').fill(visitor.phone);
  await contactField(page, 'Timeframe').selectOption(visitor.timeframe);
  await consentBox(page).click();
}

export const contactField = (page: Page, label: 'Name' | 'Company name' | 'Email' | 'Phone' | 'Timeframe') =>
  page.getByLabel(new RegExp(`^${label}`));
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /^I agree to receive communications/ });

/** The values in the contact form. */
export async function expectContactKept(page: Page, visitor: Visitor): Promise<void> {
  await expectQuestion(page, questions.contact);
  await expect(contactField(page, 'Name')).toHaveValue(visitor.name);
  await expect(contactField(page, 'Company name')).toHaveValue(visitor.companyName);
  await expect(contactField(page, 'Email')).toHaveValue(visitor.email);
  await expect(contactField(page, 'Phone')).toHaveValue(visitor.phone);
  await expect(consentBox(page)).toBeChecked();
}

/** The cards of the top 3, best first. */
export const rankedCards = (page: Page) =>
  page.getByRole('article').filter({ hasText: /^(?:Top Recommended|Second choice|Third choice)/ });

/** The visitor's results, whatever they are. The wait before them is skipped unless `inRealTime` is set. */
export async function expectResults(page: Page, { timeout = 15_000, inRealTime = false } = {}): Promise<void> {
  if (!inRealTime) await passProcessing(page, timeout);
  await expect(page).toHaveURL(/\/comparison\/[A-Za-z0-9]+$/, { timeout });
  await expect(rankedCards(page)).toHaveCount(3, { timeout });
  await expect(rankedCards(page).first()).toBeVisible();
}

async function passProcessing(page: Page, timeout: number): Promise<void> {
  const results = rankedCards(page).first();
  // Not earlier: a request must not time out before its answer has arrived.
  await expect(page.getByText('This takes about four seconds.').or(results)).toBeVisible({ timeout });
  if (await results.isVisible()) return;
  await page.clock.install();
  await letTimePass(page, results);
}

/** Runs the page's installed clock, a second at a time, until something is there. */
export async function letTimePass(page: Page, until: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return until.isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await control.count()) === 1 && (await hasFocus(control))) return;
  }
  await expect(control, 'reached with the Tab key').toBeFocused();
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

export const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

/** What is chosen in the question. */
export const chosen = (page: Page) => page.locator('main input:checked');

export const compareSolutions = (page: Page) => page.getByRole('button', { name: 'Compare solutions' });

/** The answers before the fourth question. */
export const toVolume = [
  [questions.hasPos, 'No'],
  [questions.type, 'Casual Dining'],
  [questions.locations, '2-3'],
] as const;
