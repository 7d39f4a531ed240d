import type { Page } from '@playwright/test';
import comparisonTexts from '#schemas/texts/comparison.json' with { type: 'json' };
import reportTexts from '#schemas/texts/report.json' with { type: 'json' };
import savingsTexts from '#schemas/texts/savings.json' with { type: 'json' };
import spanishComparisonTexts from '#schemas/translations/es/texts/comparison.json' with { type: 'json' };
import spanishReportTexts from '#schemas/translations/es/texts/report.json' with { type: 'json' };
import spanishSavingsTexts from '#schemas/translations/es/texts/savings.json' with { type: 'json' };
import { startAtSavingsContact } from '../savingsContact.ts';
import { expect } from '../test.ts';
import { expectResults, fillContact, startAtContact, submitButton, type Visitor } from '../visitor.ts';

/** A field by its name, and what a visitor puts into it; `true` is a tick. */
export type Filling = readonly [name: string, value: string | true];

/** A form that a visitor fills in and sends, whatever happens meanwhile. */
export type ChaosFlow = {
  name: string;
  /** The kind of lead that is stored. */
  kind: string;
  machine: string;
  /** The state in which the machine sends. */
  sending: string;
  path: string;
  /** Where the form is on the page. */
  within: 'main' | '[role=dialog]';
  open: (page: Page, visitor: Visitor) => Promise<void>;
  /** Opens the dialog of the form, which nothing opens again after a reload. */
  openDialog?: (page: Page) => Promise<void>;
  /** Whether typed values are lost when the dialog is closed (spec 9). */
  forgets?: true;
  fillings: (visitor: Visitor) => readonly Filling[];
  /** How many mails the visitor gets, if more than the form's one. */
  mails?: number;
  /** Resolves once the page says that the form was accepted. */
  untilTaken: (page: Page) => Promise<void>;
};

/** Presses a button by its name in any of the languages. */
const press =
  (...names: string[]) =>
  async (page: Page) => {
    const button = names
      .map((name) => page.getByRole('button', { name, exact: true }))
      .reduce((one, other) => one.or(other));
    await button.first().click();
  };

const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

export const chaosFlows: readonly ChaosFlow[] = [
  {
    name: 'listing',
    kind: 'listing',
    machine: 'listing',
    sending: 'sending',
    path: '/businesses',
    within: 'main',
    open: goTo('/list-your-business'),
    fillings: ({ email }) => [
      ['softwareType', 'pos'],
      ['productName', 'TableTurn'],
      ['website', 'https://tableturn.example'],
      ['businessEmail', email],
      ['cellPhone', '(737) 555-0186'],
      ['agreeToComms', true],
    ],
    untilTaken: async (page) => {
      await expect(page.locator('[role=status][data-severity=success]')).toBeVisible();
      await expect(page.locator('[name=productName]')).toHaveValue('');
    },
  },
  {
    name: 'demoRequest',
    kind: 'demoRequest',
    machine: 'demoRequest',
    sending: 'sending',
    path: '/demo-requests',
    within: 'main',
    open: goTo('/demo-request'),
    fillings: ({ name, email, phone }) => [
      ['name', name],
      ['restaurantName', 'Trattoria Gallo'],
      ['businessEmail', email],
      ['cellPhone', phone],
      ['restaurantType', 'casual-dining'],
      ['monthlySalesVolume', '50k-100k'],
    ],
    untilTaken: (page) => expect(page.locator('main form')).toHaveCount(0),
  },
  {
    name: 'quiz',
    kind: 'quiz',
    machine: 'quiz',
    sending: 'submitting',
    path: '/customer-answers/pos',
    within: 'main',
    open: startAtContact,
    fillings: ({ name, companyName, email, phone }) => [
      ['name', name],
      ['companyName', companyName],
      ['email', email],
      ['phone', phone],
      ['timeframe', '2-3-months'],
      ['agreeToComms', true],
    ],
    untilTaken: async (page) => {
      await expect(page.locator('[name=companyName]')).toHaveCount(0);
      await page.clock.runFor(8000);
      await expect(page).toHaveURL(/\/comparison\/[A-Za-z0-9]+/);
    },
  },
  {
    name: 'savings',
    kind: 'savings',
    machine: 'savings',
    sending: 'submitting',
    path: '/customer-answers/saving',
    within: 'main',
    open: startAtSavingsContact,
    fillings: ({ name, companyName, email, phone }) => [
      ['email', email],
      ['name', name],
      ['phone', phone],
      ['companyName', companyName],
      ['timeframe', '1-3-months'],
      ['agreeToComms', true],
    ],
    untilTaken: async (page) => {
      await expect(page.locator('[name=companyName]')).toHaveCount(0);
      // The waiting screen has a receipt too: only the report's own address says that the form was accepted.
      await expect(async () => {
        await page.clock.runFor(8000);
        await expect(page).toHaveURL(/\/save#report$/, { timeout: 1000 });
      }).toPass({ timeout: 30_000 });
    },
  },
  {
    name: 'detailedQuote',
    kind: 'savingsQuote',
    machine: 'detailedQuote',
    sending: 'sending',
    path: '/customer-answers/saving/detailed-quote',
    within: '[role=dialog]',
    open: goTo('/cost-savings'),
    openDialog: press(savingsTexts.action.quote, spanishSavingsTexts.action.quote),
    fillings: ({ name, email }) => [
      ['email', email],
      ['name', name],
    ],
    untilTaken: (page) => expect(page.locator('[role=status][data-severity=success]')).toBeVisible(),
  },
  {
    name: 'comparisonReport',
    kind: 'comparisonReport',
    machine: 'comparisonReport',
    sending: 'sending',
    path: '/comparison-reports',
    within: '[role=dialog]',
    open: goTo('/'),
    openDialog: press(reportTexts.open, spanishReportTexts.open),
    forgets: true,
    fillings: ({ email }) => [['email', email]],
    untilTaken: (page) => expect(page.locator('[role=status][data-severity=success]')).toBeVisible(),
  },
  {
    name: 'quote',
    kind: 'quote',
    machine: 'quote',
    sending: 'submitting',
    path: '/quotes',
    within: '[role=dialog]',
    open: openResults,
    openDialog: press(comparisonTexts.actions.freeQuote, spanishComparisonTexts.actions.freeQuote),
    fillings: () => [['additionalInfo', 'Two bars and one patio printer']],
    // The quiz before it sends one too.
    mails: 2,
    untilTaken: async (page) => {
      await expect(page.locator('[role=dialog] form')).toHaveCount(0);
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(/\/thank-you$/);
    },
  },
];

async function openResults(page: Page, visitor: Visitor): Promise<void> {
  await startAtContact(page);
  await fillContact(page, visitor);
  await submitButton(page).click();
  await expect(page.locator('[name=companyName]')).toHaveCount(0);
  await page.clock.runFor(8000);
  await expectResults(page);
}
