import type { Page } from '@playwright/test';
import { demoRefusals } from '../support/demoRefusals.ts';
import { demoBody, listingBody } from '../support/formBodies.ts';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { leadsOfKind } from './support/leads.ts';
import type { Product } from './support/product.ts';
import { recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { heading, tabTo, toast } from './support/visitor.ts';

const DEMO_REQUESTS = '**/api/restaurant-pos/demo-requests';
const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

const labels: Record<string, RegExp> = {
  name: /^Name/,
  restaurantName: /^Restaurant name/,
  businessEmail: /^Business email/,
  cellPhone: /^Cell phone/,
  website: /^Website/,
  restaurantType: /^Restaurant type/,
  monthlySalesVolume: /^Monthly sales volume/,
};
const demoField = (page: Page, name: string) => page.getByLabel(labels[name] ?? name);
const demoButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^(Get a Free Demo|Loading\.\.\.)$/ });
const listButton = (page: Page) => page.getByRole('button', { name: 'Add your software' });
const agreement = (page: Page) => page.getByRole('checkbox', { name: /^I agree to receive communications about/ });

async function fillDemo(page: Page, values: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = demoField(page, name);
    if (name === 'restaurantType' || name === 'monthlySalesVolume') await field.selectOption(String(value));
    else await field.fill(String(value));
  }
}

async function fillListing(page: Page, email: string): Promise<void> {
  const { productName, website, cellPhone } = listingBody();
  // Not check(), which looks at once: a box ticked during hydration is reset and ticked again by the app.
  await page.getByRole('radio', { name: 'Inventory' }).click();
  await page.getByLabel('Product name').fill(productName);
  await page.getByLabel('Website').fill(website);
  await page.getByLabel('Business email').fill(email);
  await page.getByLabel('Phone').fill(cellPhone);
}

let visitors = 0;
const newEmail = () => {
  visitors += 1;
  return `forms-${process.pid}-${visitors}@example.com`;
};

const demosOf = (product: Product, email: string) => leadsOfKind(product, 'demoRequest', email);
const listingsOf = (product: Product, email: string) => leadsOfKind(product, 'listing', email);

test('a demo is asked for by keyboard alone; both sides are mailed and the visitor is thanked', async ({
  page,
  product,
}) => {
  const email = newEmail();
  const writes = recordWrites(page);
  await page.goto('/demo-request');
  await expect(heading(page)).toHaveText('Get a Free Demo');
  for (const [name, value] of Object.entries(demoBody({ businessEmail: email }))) {
    await tabTo(page, demoField(page, name));
    const shown = { 'casual-dining': 'Casual Dining', '50k-100k': '$50,000 - $100,000' }[String(value)];
    await page.keyboard.type(shown ?? String(value));
  }
  await tabTo(page, demoButton(page));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Thank You!');
  await expect(heading(page)).toBeFocused();
  await expect(toast(page, 'status')).toContainText('Demo Request Submitted!');
  expect(writes.to('/demo-requests')).toEqual([
    { ...demoBody({ businessEmail: email }), trace: { seconds: expect.any(Number) } },
  ]);
  expect(await demosOf(product, email)).toHaveLength(1);
  await expect.poll(async () => (await product.mailsTo(email)).length).toBe(1);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('F-08 two fast presses at a slow server store one request; while it is sent nothing can be pressed', async ({
  page,
  product,
}) => {
  const email = newEmail();
  await page.route(DEMO_REQUESTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/demo-request');
  await fillDemo(page, demoBody({ businessEmail: email }));
  await demoButton(page).dblclick();
  await expect(demoButton(page)).toHaveText('Loading...');
  await expect(demoButton(page)).toBeDisabled();
  await expect(demoField(page, 'name')).toBeDisabled();
  await expect(heading(page)).toHaveText('Thank You!');
  expect(await demosOf(product, email)).toHaveLength(1);
});

test('spec 5: every refusal is at its field in the words of the specification, and nothing is sent', async ({
  page,
}) => {
  const writes = recordWrites(page);
  await page.goto('/demo-request');
  for (const [name, value, sentence] of demoRefusals) {
    await fillDemo(page, { ...demoBody(), website: '', [name]: value });
    await demoButton(page).click();
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
    await expect(demoField(page, name)).toBeFocused();
    await expect(demoField(page, name)).toHaveAccessibleDescription(sentence);
  }
  expect(writes.to('/demo-requests')).toEqual([]);
});

test.describe(() => {
  test.use({ failedRequests: 'provoked' });

  test('a demo that was refused keeps the form, and a second try stores one', async ({ page, product }) => {
    const email = newEmail();
    await page.route(
      DEMO_REQUESTS,
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502' }),
      {
        times: 1,
      },
    );
    await page.goto('/demo-request');
    await fillDemo(page, demoBody({ businessEmail: email }));
    await demoButton(page).click();
    await expect(toast(page, 'alert')).toContainText('Something went wrong. Please try again.');
    await expect(demoField(page, 'businessEmail')).toHaveValue(email);
    await expect(demoButton(page)).toBeFocused();
    await demoButton(page).click();
    await expect(heading(page)).toHaveText('Thank You!');
    expect(await demosOf(product, email)).toHaveLength(1);
  });

  test('N-06 code for sending that fails to load is reported as no connection, and the next try stores one', async ({
    page,
    product,
  }) => {
    const email = newEmail();
    let isOffline = true;
    await page.route('**/assets/axiosRequest-*', (route, request) =>
      // The first address keeps failing, as in a browser that remembers a failed import.
      isOffline || new URL(request.url()).search === '' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/demo-request');
    await fillDemo(page, demoBody({ businessEmail: email }));
    await demoButton(page).click();
    await expect(toast(page, 'alert')).toContainText(
      'We could not reach our server. Please check your connection and try again.',
    );
    await expect(demoField(page, 'businessEmail')).toHaveValue(email);
    isOffline = false;
    await demoButton(page).click();
    await expect(heading(page)).toHaveText('Thank You!');
    expect(await demosOf(product, email)).toHaveLength(1);
  });

  test('what sending needs is loaded while the form is filled in', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const sending = () => requests.filter((path) => path.includes('axiosRequest'));
    await page.goto('/demo-request');
    await expect(heading(page)).toHaveText('Get a Free Demo');
    await page.waitForLoadState('networkidle');
    expect(sending()).toEqual([]);
    await demoField(page, 'name').focus();
    await expect.poll(() => sending().length).toBe(1);
  });

  test('what the server misses in a listing is said at its fields', async ({ page }) => {
    await page.goto('/list-your-business');
    await agreement(page).check();
    await listButton(page).click();
    await expect(toast(page, 'alert')).toContainText('Submission Failed');
    await expect(page.getByText('Required', { exact: true })).toHaveCount(5);
    await expect(page.getByRole('radio', { name: 'Point of Sale' })).toBeFocused();
    await page.getByLabel('Product name').fill('TableTurn');
    await expect(page.getByText('Required', { exact: true })).toHaveCount(4);
  });
});

test('spec 5: a listing without the agreement is not sent; with it, it is stored, mailed and cleared', async ({
  page,
  product,
}) => {
  const email = newEmail();
  const writes = recordWrites(page);
  await page.goto('/list-your-business');
  await fillListing(page, email);
  await expect(agreement(page)).not.toBeChecked();
  await page.getByLabel('Phone').press('Enter');
  await expect(toast(page, 'alert')).toContainText('Agreement Required');
  await expect(toast(page, 'alert')).toContainText('Please agree to receive communications to submit your listing.');
  expect(writes.to('/businesses')).toEqual([]);

  await agreement(page).check();
  await listButton(page).click();
  await expect(toast(page, 'status')).toContainText("We'll review it and get back to you soon.");
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(agreement(page)).not.toBeChecked();
  expect(await listingsOf(product, email)).toEqual([
    expect.objectContaining({
      fields: expect.objectContaining({ softwareType: 'inventory' }),
      consent: expect.objectContaining({
        text: 'I agree to receive communications about my listing. I may unsubscribe at any time.',
        version: '2025-07',
        page: '/list-your-business',
        language: 'en',
      }),
    }),
  ]);
  await expect.poll(async () => (await product.mailsTo(email)).length).toBe(1);
});

test('L-03 a program that fills in the honeypot is kept and flagged, and gets no mail', async ({ page, product }) => {
  const email = newEmail();
  await page.goto('/list-your-business');
  await fillListing(page, email);
  await page.locator('input[name=tm-7]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://spam.example';
  });
  await agreement(page).check();
  await listButton(page).click();
  await expect(toast(page, 'status')).toContainText('Thank you!');
  const [listing] = await listingsOf(product, email);
  expect(listing?.suspicion).toBe('honeypot');
  expect(await product.mailsTo(email)).toEqual([]);
});

for (const [size, viewport] of Object.entries(widths))
  test(`axe finds nothing on the forms on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/list-your-business');
    await expect(heading(page)).toHaveText('List your business');
    await expectAccessibleInBothSchemes(page, 'listing');
    await page.goto('/demo-request');
    await demoButton(page).click();
    await expect(page.getByText('Please select a restaurant type')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'demo request with mistakes');
  });

test('F-14 at 320 x 256 nothing scrolls sideways and what has the focus is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/list-your-business', '/demo-request']) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const controls = page.locator('main form').locator('input:not([name=tm-7]), select, button');
    for (let index = 0; index < (await controls.count()); index += 1) {
      await controls.nth(index).focus();
      await expect(controls.nth(index)).toBeInViewport();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
