import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { expectAccessibleInBothSchemes, focusedPlace } from './support/accessibility.ts';
import { type Hand, keyboard, mouse } from './support/hands.ts';
import { leadsOf } from './support/leads.ts';
import { pointsOf } from './support/points.ts';
import type { Product } from './support/product.ts';
import { calls, recordWrites } from './support/requests.ts';
import { expect, test, withMotion } from './support/test.ts';
import {
  answerAll,
  contactField,
  countdown,
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
  rankedCards,
  submitButton,
  toast,
  type Visitor,
} from './support/visitor.ts';

const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const hands = { mouse, keyboard };
const bySize = Object.entries(widths);

const single = [
  [questions.hasPos, 'Yes'],
  [questions.pos, 'Toast POS'],
  [questions.type, 'Casual Dining'],
  [questions.locations, '2-3'],
  [questions.volume, '$50,000 - $150,000'],
] as const;
const priorities = ['Kitchen display', 'Lowest cost', '24/7 customer support', 'Integrations'] as const;

/** The stored form of the answers above; priorities in the order of the list, not of the clicks. */
const stored = {
  hasCurrentPOS: 'yes',
  currentPOSSystem: 'toast',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['lowest-cost', 'integrations', 'support-24-7', 'kitchen-display'],
  expertConsultation: 'maybe',
};
const names: Record<string, string> = {
  toast: 'Toast POS',
  clover: 'Clover POS',
  'square-for-restaurants': 'Square for Restaurants',
};
const consentText = 'I agree to receive communications about my results. I may unsubscribe at any time.';

/** Runs in the page: a test is quicker with a form than a person, and would count as too fast. */
function letTimePass(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 5000;
}

test.describe(() => {
  test.use(withMotion);

  for (const [size, viewport] of bySize)
    for (const [handName, hand] of Object.entries(hands))
      test(`a visitor gets a top 3 from the hero by ${handName} on a ${size}, and the lead and both mails are there`, async ({
        page,
        product,
      }) => {
        const visitor = newVisitor();
        const writes = recordWrites(page);
        await page.setViewportSize(viewport);
        await openHome(page);
        await hand.press(page, page.getByRole('button', { name: 'Compare solutions' }));
        await walkQuestions(page, hand);
        await hand.fillContact(page, visitor, 'Maybe');
        await page.evaluate(letTimePass);
        await hand.press(page, submitButton(page));

        await expect(heading(page)).toHaveText('Analyzing Your Requirements');
        await expect.poll(() => focusedPlace(page)).toBe('heading');
        await expect(toast(page, 'status')).toContainText('Your answers have been submitted successfully.');
        await expectResults(page, { inRealTime: true });
        await expect(heading(page)).toHaveText('Your POS comparison, Trattoria Gallo');
        await expect(page.getByRole('heading', { level: 2, name: 'Your top 3, Maria' })).toBeVisible();
        await expect(page.getByText('Based on your 6 answers for Trattoria Gallo.')).toBeVisible();
        await expect.poll(() => focusedPlace(page), 'focus on the results (F-13)').toBe('main part');
        expect(await scrollsSideways(page)).toBe(false);

        // one of each, though effects run twice in development.
        expect(writes.to('/customer-answers/pos')).toHaveLength(1);
        expect(writes.to('/point-of-sales/recommendations')).toHaveLength(1);
        const shown = await rankedCards(page).getByRole('heading', { level: 2 }).allTextContents();
        await expectStoredLead(product, page.url(), visitor, shown);
      });
});

test('each step tells its place, name and number, and the countdown is announced to nobody (F-13)', async ({
  page,
}) => {
  await openQuiz(page);
  const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
  await expect(countdown(page)).toBeVisible();
  expect(
    await countdown(page).evaluate((element) =>
      element.closest('[aria-live], [role=status], [role=timer], [role=alert]'),
    ),
  ).toBe(null);

  const seen: (string | null)[][] = [];
  const look = async () => {
    seen.push([await progress.getAttribute('aria-valuenow'), await progress.getAttribute('aria-valuetext')]);
    const group = page.getByRole('radiogroup').or(page.getByRole('group')).first();
    await expect(group).toHaveAccessibleName((await heading(page).textContent()) ?? '');
  };
  for (const [question, title] of single) {
    await expectQuestion(page, question);
    await look();
    await option(page, title).click();
  }
  await expectQuestion(page, questions.priorities);
  await look();
  expect(seen).toEqual([
    ['17', 'Step 1 of 6'],
    ['29', 'Step 2 of 7'],
    ['43', 'Step 3 of 7'],
    ['57', 'Step 4 of 7'],
    ['71', 'Step 5 of 7'],
    ['86', 'Step 6 of 7'],
  ]);
});

for (const [size, viewport] of bySize)
  test(`axe finds nothing on any screen of the main job on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHome(page);
    await expect(heading(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'hero');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(toast(page, 'alert')).toContainText('Invalid Email');
    await expectAccessibleInBothSchemes(page, 'hero with a toast');
    await page.getByRole('button', { name: 'Compare solutions' }).click();

    await expectQuestion(page, questions.hasPos);
    await expectAccessibleInBothSchemes(page, 'yes or no');
    await answerAll(page, single.slice(0, 1));
    await expectQuestion(page, questions.pos);
    await expectAccessibleInBothSchemes(page, 'systems');
    await answerAll(page, single.slice(1, 4));
    await page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(page, questions.locations);
    await expectAccessibleInBothSchemes(page, 'a question answered before');
    await answerAll(page, single.slice(3));
    await expectQuestion(page, questions.priorities);
    await option(page, 'Lowest cost').click();
    await expectAccessibleInBothSchemes(page, 'priorities');
    for (const title of ['Integrations', 'Kitchen display']) await option(page, title).click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectQuestion(page, questions.contact);
    await expectAccessibleInBothSchemes(page, 'contact');
    await contactField(page, 'Email').fill('maria@');
    await contactField(page, 'Phone').fill('1');
    await contactField(page, 'Name').focus();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'contact with mistakes');
    await fillContact(page, newVisitor());
    // Holds the page at its phases until axe has looked.
    const release = deferred();
    await page.route(calls.recommendations, async (route) => {
      await release.promise;
      await route.continue();
    });
    await submitButton(page).click();
    await expect(page.getByText('This takes about four seconds.')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'processing');
    release.resolve();
    await expectResults(page);
    await expectAccessibleInBothSchemes(page, 'results');
  });

test.describe(() => {
  test.use({ failedRequests: 'provoked' });
  test('axe finds nothing on the 404 page and in the side menu', async ({ page }) => {
    await page.setViewportSize(widths.phone);
    await page.goto('/no-such-page');
    await expect(heading(page)).toHaveText('Oops! Page not found');
    await expectAccessibleInBothSchemes(page, '404');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expectAccessibleInBothSchemes(page, 'side menu');
  });
});

/** Answers all questions; after each step the focus is on the heading or the first control (F-13). */
async function walkQuestions(page: Page, hand: Hand): Promise<void> {
  for (const [index, [question, title]] of single.entries()) {
    await expectQuestion(page, question);
    await expect.poll(() => focusedPlace(page), `focus at "${question}" (F-13)`).toMatch(/^(?:heading|first control)$/);
    await expectStep(page, `Step ${index + 1} of ${index === 0 ? 6 : 7}`);
    await hand.answer(page, title);
  }
  await expectQuestion(page, questions.priorities);
  await expect.poll(() => focusedPlace(page)).toBe('heading');
  for (const title of priorities) await hand.tick(page, title);
  await hand.press(page, page.getByRole('button', { name: 'Continue' }));
  await expectQuestion(page, questions.contact);
  await expectStep(page, 'Step 7 of 7');
  await expect.poll(() => focusedPlace(page)).toBe('heading');
}

async function expectStoredLead(
  product: Product,
  resultsUrl: string,
  visitor: Visitor,
  shown: string[],
): Promise<void> {
  const [lead, ...others] = await leadsOf(product, visitor.email);
  expect(others).toEqual([]);
  expect(lead).toEqual({
    id: expect.any(String),
    kind: 'quiz',
    email: visitor.email,
    fields: {
      name: visitor.name,
      companyName: visitor.companyName,
      email: visitor.email,
      phone: visitor.phone,
      timeframe: '2-3-months',
    },
    details: { answers: stored, wantsConsultation: false, recommendations: expect.any(Array) },
    comparisonId: new URL(resultsUrl).pathname.split('/').at(-1),
    language: 'en',
    schemaVersion: expect.any(String),
    consent: {
      text: consentText,
      version: '2025-07',
      at: lead?.createdAt,
      page: '/',
      language: 'en',
      address: '127.0.0.1',
    },
    suspicion: undefined,
    createdAt: expect.any(Date),
  });
  expect(Math.abs(Date.now() - (lead?.createdAt.getTime() ?? 0))).toBeLessThan(120_000);

  const points = pointsOf(stored);
  const ranked = lead?.details.recommendations ?? [];
  const best = Object.values(points).sort((a, b) => b - a);
  expect(ranked.map(({ slug, score }) => [slug, score])).toEqual(ranked.map(({ slug }) => [slug, points[slug]]));
  expect(ranked.map(({ score }) => score)).toEqual(best.slice(0, 3));
  expect(ranked.map((system) => system.points.reduce((sum, entry) => sum + entry.points, 0))).toEqual(best.slice(0, 3));
  const top = ranked.map(({ slug }) => names[slug] ?? slug);
  expect(shown).toEqual(top);

  await expect.poll(async () => (await product.mailsTo(visitor.email)).length).toBe(1);
  const [guide = ''] = await product.mailsTo(visitor.email);
  expect(guide).toContain('Subject: Your top 3 POS systems - TillMatch');
  for (const [index, rank] of ['Top pick', 'Second choice', 'Third choice'].entries())
    expect(guide).toContain(`${rank}: ${top[index]} (${best[index]} points)`);
  expect(guide).toContain(`View your full comparison: ${resultsUrl}\n`);

  const salesMails = async () =>
    (await product.mailsTo('sales@tillmatch.example')).filter((mail) => mail.includes(`Reply-To: ${visitor.email}\n`));
  await expect.poll(async () => (await salesMails()).length).toBe(1);
  const [toSales = ''] = await salesMails();
  for (const line of [
    'Subject: New POS lead: Trattoria Gallo - TillMatch',
    `Email: ${visitor.email}`,
    'Which POS system do you use today?: Toast POS',
    'What matters most to you?: Lowest cost, Integrations, 24/7 customer support, Kitchen display',
    'Would you like a free expert consultation?: Maybe',
    'Wants a consultation: No',
    `1: ${top[0]} (${best[0]} points)`,
    `Wording: ${consentText}`,
    'Version: 2025-07',
    `Open the comparison: ${resultsUrl}`,
  ])
    expect(toSales).toContain(line);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
