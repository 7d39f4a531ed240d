import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { demoBody } from '../support/formBodies.ts';
import { recordWrites } from './support/requests.ts';
import { expect, test, withMotion } from './support/test.ts';
import { expectQuestion, heading, option, questions, startEmail, toast } from './support/visitor.ts';

test.use(withMotion);

/** Opens a prerendered page whose app is not loaded before `arrive` is called. */
async function openBeforeApp(page: Page, path: string): Promise<{ arrive: () => void }> {
  const app = deferred<void>();
  await page.route('**/assets/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.waitForFunction(() => 'early' in window);
  return { arrive: app.resolve };
}

/**
 * Opens a prerendered page and acts while it is being hydrated, which React then finishes at once, within the event. There
 * is no event for that moment, so React's own mark is read; if React renamed it, nothing would happen and the test would
 * fail.
 */
async function actDuringHydration(page: Page, path: string, act: () => void): Promise<void> {
  await page.addInitScript(`{
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const root = document.getElementById('root') ?? {};
      const name = Object.keys(root).find((key) => key.startsWith('__reactContainer'));
      if (name && root[name].stateNode.current.memoizedState.isDehydrated) (${act})();
      else port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  }`);
  await page.goto(path);
}

test('a language chosen while the page is hydrated is spoken (D11)', async ({ page }) => {
  await actDuringHydration(page, '/', () => {
    const languages = document.querySelector<HTMLSelectElement>('footer select');
    if (!languages) throw new Error('There is no choice of languages');
    languages.value = 'es';
    languages.dispatchEvent(new Event('input', { bubbles: true }));
    languages.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(heading(page)).toContainText('Compara software POS');
  const later = await page.context().newPage();
  await later.goto('/');
  await expect(heading(later)).toContainText('Compara software POS');
});

test('a hash that comes while the page is hydrated is followed (R-01)', async ({ page }) => {
  await actDuringHydration(page, '/', () => {
    window.location.hash = 'quiz';
  });
  await expectQuestion(page, questions.hasPos);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Compare solutions' }).first()).toBeVisible();
});

test('a press while the page is hydrated counts once', async ({ page }) => {
  await actDuringHydration(page, '/blog/6', () => {
    document.querySelector<HTMLElement>('main [aria-expanded]')?.click();
  });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
});

test('a press on a page whose app is not there yet counts when it is', async ({ page }) => {
  const { arrive } = await openBeforeApp(page, '/');
  await page.getByRole('button', { name: 'Compare solutions' }).first().click();
  await expect(heading(page)).not.toHaveText(questions.hasPos);
  arrive();
  await expectQuestion(page, questions.hasPos);
});

test('an answer chosen before the app is there is taken, and the next question asked', async ({ page }) => {
  const { arrive } = await openBeforeApp(page, '/comparison');
  await option(page, 'No').check({ force: true });
  arrive();
  await expectQuestion(page, questions.type);
});

test('sliders moved before the app is there are taken, and the report follows', async ({ page }) => {
  const { arrive } = await openBeforeApp(page, '/cost-savings');
  for (const name of ['Processing rate', 'Fee per transaction', 'Monthly POS software cost']) {
    await page.getByRole('slider', { name }).focus();
    await page.keyboard.press('End');
  }
  arrive();
  await expect(page.getByText('$2,512', { exact: true })).toBeVisible();
});

test('an address typed and sent before the app is there starts the quiz with it', async ({ page, product }) => {
  const { arrive } = await openBeforeApp(page, '/');
  const writes = recordWrites(page);
  await startEmail(page).fill('early@trattoriagallo.example');
  await startEmail(page).press('Enter');
  expect(page.url()).toBe(`${product.url}/`);
  arrive();
  await expectQuestion(page, questions.hasPos);
  expect(writes.to('/start-quiz')).toEqual([expect.objectContaining({ email: 'early@trattoriagallo.example' })]);
});

test('a form filled in before the app is there keeps every field, and is sent once', async ({ page, product }) => {
  const { arrive } = await openBeforeApp(page, '/demo-request');
  const writes = recordWrites(page);
  const body = demoBody({ businessEmail: 'early-demo@trattoriagallo.example' });
  await page.getByLabel(/^Name/).fill(body.name);
  await page.getByLabel(/^Restaurant name/).fill(body.restaurantName);
  await page.getByLabel(/^Business email/).fill(body.businessEmail);
  await page.getByLabel(/^Cell phone/).fill(body.cellPhone);
  await page.getByLabel(/^Restaurant type/).selectOption(body.restaurantType);
  await page.getByLabel(/^Monthly sales volume/).selectOption(body.monthlySalesVolume);
  await page.locator('main').getByRole('button', { name: 'Get a Free Demo' }).click();
  expect(page.url()).toBe(`${product.url}/demo-request`);
  arrive();
  await expect(heading(page)).toHaveText('Thank You!');
  expect(writes.to('/demo-requests')).toEqual([{ ...body, trace: { seconds: expect.any(Number) } }]);
});

test.describe(() => {
  test.use({ failedRequests: 'provoked' });

  test('boxes and choices made before the app is there stay made', async ({ page }) => {
    const { arrive } = await openBeforeApp(page, '/list-your-business');
    await page.getByRole('radio', { name: 'Inventory' }).check({ force: true });
    await page.getByRole('checkbox', { name: /^I agree/ }).check({ force: true });
    await page.getByLabel('Product name').fill('TableTurn');
    arrive();
    await page.getByRole('button', { name: 'Add your software' }).click();
    // Only the missing fields have an error.
    await expect(toast(page, 'alert')).toContainText('Submission Failed');
    await expect(page.getByRole('radio', { name: 'Inventory' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await expect(page.getByLabel('Product name')).toHaveValue('TableTurn');
    await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
  });
});

test('BL-43 what is typed beside a password manager’s sign before the app is there stays, and so does the focus', async ({
  page,
}) => {
  const { arrive } = await openBeforeApp(page, '/2');
  const field = startEmail(page);
  const signs = page.locator('[data-icon]');
  await field.evaluate((input) => {
    const sign = document.createElement('div');
    sign.dataset.icon = 'lock';
    input.after(sign);
    input.parentElement?.append(sign.cloneNode());
  });
  await field.click();
  await page.keyboard.type('maria@tratt');
  arrive();
  await page.keyboard.type('oriagallo.com', { delay: 60 });
  await page.waitForLoadState('networkidle');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('maria@trattoriagallo.com');
  // The signs are where they were, and the app works around them.
  await expect(signs).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expectQuestion(page, questions.hasPos);
});

test('the app starts without moving the styles of the page, or loading them again', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && loaded.push(request.url()));
  await page.addInitScript(`{
    window.moved = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const { localName } of removedNodes) if (localName === 'style') window.moved.push(localName);
    }).observe(document, { childList: true, subtree: true });
  }`);
  await page.goto('/');
  await page.getByRole('button', { name: 'Compare solutions' }).first().click();
  await expectQuestion(page, questions.hasPos);
  expect({ loaded, moved: await page.evaluate('window.moved') }).toEqual({ loaded: [], moved: [] });
});

test.describe('what is laid out when a visitor comes near', () => {
  test.use({ laidOut: 'near', viewport: { width: 390, height: 844 } });

  test('takes the room it has been given, so that a reload finds the place where the visitor was', async ({ page }) => {
    await page.goto('/');
    const place = () =>
      page.evaluate(() => [window.scrollY, document.elementFromPoint(195, 420)?.closest('section')?.textContent]);
    for (let scrolled = 0; scrolled < 3000; scrolled += 500) {
      await page.mouse.wheel(0, 500);
      await page.waitForFunction((least) => window.scrollY > least, scrolled);
    }
    const before = await place();
    await page.reload();
    await expect.poll(place).toEqual(before);
  });
});
