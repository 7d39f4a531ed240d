import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A page, and how to reach the part of it that is checked. */
type State = { name: string; path: string; reach?: (page: Page) => Promise<void> };

const press = (button: string, seen: string) => async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.locator(seen).first()).toBeVisible();
};

async function reachContact(page: Page): Promise<void> {
  for (const [name, value] of [
    ['hasCurrentPOS', 'no'],
    ['restaurantType', 'casual-dining'],
    ['locationCount', '2-3'],
  ])
    await page.locator(`[name=${name}][value="${value}"]`).click();
  await page.locator('[name=transactionVolume]').nth(1).click();
  for (const index of [0, 1, 2]) await page.locator('main [type=checkbox]').nth(index).click();
  await page.locator('main button[type=submit]').click();
  await page.locator('[name=companyName]').waitFor();
}

/** Pages of every layout, which every test of this kind checks. */
export const seenAddresses = [
  '/',
  '/2',
  '/payments',
  '/quiz',
  '/comparison/guest',
  '/cost-savings',
  '/top-pos-software',
  '/blog',
  '/how-it-works',
  '/list-your-business',
  '/demo-request',
] as const;

const pages = [...seenAddresses, '/blog/1', '/about-us', '/auth/login', '/no-such-page'];

export const states: readonly State[] = [
  ...pages.map((path) => ({ name: `\`${path}\``, path })),
  { name: 'quiz: a question further on', path: '/quiz', reach: (page) => page.locator('[value=no]').click() },
  { name: 'quiz: contact step', path: '/quiz', reach: reachContact },
  {
    name: 'demo request: every field refused',
    path: '/demo-request',
    reach: press('Get a Free Demo', '[aria-invalid=true]'),
  },
  {
    name: 'listing: agreement missing, with its toast',
    path: '/list-your-business',
    reach: press('Add your software', '[role=alert]'),
  },
  { name: 'dialog: report by mail', path: '/', reach: press('Get the Report', '[role=dialog]') },
  { name: 'dialog: advisor', path: '/', reach: press('Meet your advisor', '[role=dialog]') },
];
