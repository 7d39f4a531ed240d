import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { seedFunnel } from '#tools/benchDesk/seedFunnel.ts';
import { leadBody } from '../support/leadBody.ts';
import { expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

// Found by name: other journeys leave their own leads behind.
const person = { name: 'Dora Marsh', company_name: 'Marsh Kitchen', email: 'dora@marshkitchen.example' };
const owner = { email: 'desk@tillmatch.example', password: 'correct horse' };

/** Leaves the window at the width of a phone. */
async function seenAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessibleInBothSchemes(page, `${name} at ${width} px`);
  }
}

test('D39 a signed-out browser gets no code of the desk and no word about it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of ['/desk', '/desk/leads', '/desk/leads/7', '/desk/funnel', '/desk/messages', '/desk/account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /desk|leads?page|funnelpage|messages/i.test(path))).toEqual([]);
  await expect(page.getByText('Leads')).toHaveCount(0);
});

test('D39 an owner finds a lead, works on it by keyboard, looks at its mail and has the person forgotten', async ({
  page,
  product,
  request,
}) => {
  await product.read(async (connection) =>
    createAdminRepository(connection).add(owner.email, await hashPassword(owner.password), new Date()),
  );
  await request.get('/sanctum/csrf-cookie');
  const token = (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const sent = await request.post('/api/restaurant-pos/customer-answers/pos', {
    data: leadBody(person),
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect(sent.status()).toBe(201);

  await page.goto('/desk/leads');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Blog CMS');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Leads' }).press('Enter');
  await expect(page.getByText(/^\d+ leads?$/)).toBeVisible();
  await page.getByLabel('Search by name').focus();
  await page.keyboard.type('nobody');
  await expect(page.getByText('No lead matches')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('marsh dora');
  await expect(page.getByRole('option', { name: 'Quiz (1)' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Kind')).toBeFocused();
  await page.keyboard.type('Quiz');
  await expect(page).toHaveURL('/desk/leads?type=leads');
  const row = page.getByRole('link', { name: person.name });
  await expect(row).toBeVisible();
  await seenAtBothWidths(page, 'leads');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);

  await row.press('Enter');
  await expect(heading(page)).toHaveText(person.name);
  await page.getByLabel('State').selectOption('contacted');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Note').fill('Wants two bars');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(page.getByText('Wants two bars')).toBeVisible();
  await expect(page.getByText(`${owner.email} set the state to Contacted`)).toBeVisible();
  await seenAtBothWidths(page, 'lead');

  await product.read((connection) => seedFunnel({ connection, dialect: 'sqlite' }, 200, new Date()));
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Funnel' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Steps' })).toBeVisible();
  await seenAtBothWidths(page, 'funnel');
  await page.getByLabel('From day').fill('2035-01-01');
  await expect(page.getByText('Not enough data')).toBeVisible();
  await expect(page).toHaveURL('/desk/funnel?from=2035-01-01');

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Messages' }).press('Enter');
  await page
    .getByRole('button', { name: /^Look at it: Mails to visitors/ })
    .first()
    .press('Enter');
  await expect(page.frameLocator('iframe').getByText(`Hello ${person.name}`)).toBeVisible();
  await seenAtBothWidths(page, 'messages');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Account' }).press('Enter');
  await expect(page.getByText(`Signed in as ${owner.email}.`)).toBeVisible();
  await seenAtBothWidths(page, 'account');

  await page.goto('/desk/leads');
  await row.press('Enter');
  await page.getByRole('button', { name: 'Forget this person' }).press('Enter');
  const typed = page.getByLabel('Type the email address');
  await expect(typed).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('A person who was forgotten');
  await expect(page.getByText('Wants two bars')).toHaveCount(0);
  await page.getByRole('link', { name: 'Account' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/auth/login');
});

test.describe('D72 a second step at sign-in', () => {
  test.use({ failedRequests: 'provoked' });

  test('is set up by keyboard, asks for a code, and a recovery code opens once', async ({ page, product }) => {
    const email = 'second@tillmatch.example';
    await product.read(async (connection) =>
      createAdminRepository(connection).add(email, await hashPassword(owner.password), new Date()),
    );
    const signIn = async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
      await page.keyboard.press('Enter');
    };
    const opening = page.getByLabel('Code from your authenticator app');
    await page.goto('/auth/login');
    await signIn();
    await page.getByRole('link', { name: 'Account' }).press('Enter');
    await page.getByRole('button', { name: 'Set up' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeFocused();
    const key = ((await page.getByText(/^Key: /).textContent()) ?? '').replace(/^Key:|\s/g, '');
    const code = page.getByLabel('Code that the app shows');
    await code.fill('000000');
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothSchemes(page, 'second step');
    await code.fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
    await code.press('Enter');
    await expect(page.getByText('Keep these recovery codes')).toBeFocused();
    const recoveryCodes = await page.locator('li code').allInnerTexts();
    expect(new Set(recoveryCodes).size).toBe(10);
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
    await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

    const [first = '', second = ''] = recoveryCodes;
    await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await signIn();
    await opening.fill('aaaa-bbbb-cccc-dddd');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not right, or was used before.')).toBeVisible();
    await expect(opening).toHaveAttribute('aria-invalid', 'true');
    await expect(opening).toBeFocused();
    await expect(opening).toHaveValue('aaaa-bbbb-cccc-dddd');
    await expectAccessibleInBothSchemes(page, 'code at sign-in');
    await opening.fill(first);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Blog CMS');
    await page.goto('/desk/account');
    await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
    await page.getByLabel('Current password').last().fill(owner.password);
    await opening.fill(second);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

test('D53 a quiz that is begun and left is counted, and not in a browser that asks not to be', async ({
  page,
  browser,
  product,
}) => {
  const begun = async () => {
    const rows = await product.read((connection) =>
      connection
        .selectFrom('funnel_attempt')
        .select('moves')
        .where('id', 'not like', 'seed%')
        .where('way', '=', '/guide')
        .execute(),
    );
    return rows.map(({ moves }) => (JSON.parse(moves) as unknown[][]).map(([, kind, place]) => `${kind} ${place}`));
  };
  const beginAndLeave = async (visitor: typeof page) => {
    await visitor.goto(`${product.url}/guide#quiz`);
    await visitor.getByRole('radio', { name: 'No' }).click();
    await expect(visitor.getByRole('radio', { name: 'No' })).toHaveCount(0);
    await visitor.waitForLoadState('networkidle');
    await visitor.goto(`${product.url}/about-us`);
  };
  const asking = await browser.newContext();
  await asking.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await beginAndLeave(await asking.newPage());
  await asking.close();
  await beginAndLeave(page);
  await expect.poll(begun).toEqual([['came hasCurrentPOS', 'answered restaurantType', 'left restaurantType']]);
});
