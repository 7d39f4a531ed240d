import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { startAtContact, type Visitor } from '../visitor.ts';

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
  open: (page: Page) => Promise<void>;
  fillings: (visitor: Visitor) => readonly Filling[];
  /** Resolves once the page says that it was taken. */
  untilTaken: (page: Page) => Promise<void>;
};

const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

export const chaosFlows: readonly ChaosFlow[] = [
  {
    name: 'listing',
    kind: 'listing',
    machine: 'listing',
    sending: 'sending',
    path: '/businesses',
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
];
