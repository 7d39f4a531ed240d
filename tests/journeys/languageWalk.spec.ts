import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { deferred } from '#tests/support/deferred.ts';
import { fillIn } from './support/fillIn.ts';
import { emailIn, LANGUAGES, type Reader, readerOf } from './support/languageReader.ts';
import { leadsOf } from './support/leads.ts';
import { type Product, root } from './support/product.ts';
import { storeComparison } from './support/storedComparison.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

const PAGES = [
  ...['', '/2', '/payments', '/guide', '/cost-savings', '/top-pos-software', '/blog', '/blog/1', '/how-it-works'],
  ...['/about-us', '/privacy-policy', '/no-such-page', '/demo-request', '/list-your-business', '/auth/login'],
];
/** By the page of a form, the address that it is sent to. */
const FORMS: Readonly<Record<string, string>> = {
  '/demo-request': '**/demo-requests',
  '/list-your-business': '**/businesses',
  '/auth/login': '**/auth/login',
};
/** Articles and legal pages, which are translated into Spanish and Chinese only (D56). */
const IN_ENGLISH: Readonly<Record<string, readonly string[]>> = { fr: ['/blog', '/blog/1', '/privacy-policy'] };

const send = (page: Page) => page.locator('main [type=submit]').last().click();
const invalid = (page: Page) => page.locator('[aria-invalid=true]');
const thanks = (page: Page) => page.locator('[role=status][data-severity=success]');

for (const language of LANGUAGES) {
  test(`no English is left on the pages in ${language} and in what their forms refuse (D57)`, async ({ page }) => {
    const { read, left } = readerOf(page, language);
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await expect(heading(page)).toBeVisible();
      if (IN_ENGLISH[language]?.includes(path)) {
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        continue;
      }
      await read(path);
      const sentTo = FORMS[path];
      if (sentTo) await sendRefused(page, sentTo, emailIn(language), (state) => read(`${path}, ${state}`));
    }
    expect(left).toEqual([]);
  });

  test(`no English is left in the quiz in ${language}, nor in what goes wrong there (D57)`, async ({
    page,
    product,
  }) => {
    const { read, left } = readerOf(page, language);
    await page.clock.install();
    await page.goto(`/${language}/quiz`);
    await answerMainQuiz(page, read);
    await typeWrongly(page);
    await read('contact step refused');
    await fillIn(page, emailIn(language));
    for (const [name, answer] of FAILURES) {
      const answered = deferred();
      await page.route('**/customer-answers/pos', async (route) => {
        await answer(route);
        answered.resolve();
      });
      await send(page);
      // Until then the message of the previous failure is shown.
      await answered.promise;
      await expect(page.locator('main [type=submit]').last()).toBeEnabled();
      await expect(page.getByRole('alert').last()).toBeVisible();
      await read(name);
      await page.unroute('**/customer-answers/pos');
    }
    await refusedByServer(page, '**/customer-answers/pos', { phone: '1' });
    await read('refused by the server');
    await send(page);
    await passTime(page, () => expect(page).toHaveURL(/\/comparison\/[A-Za-z0-9]+$/, { timeout: 300 }));
    await page
      .getByRole('button', { name: textsIn(language, 'comparison').actions.freeQuote })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await read('results with the quote dialog');

    const [lead] = await leadsOf(product, emailIn(language));
    expect(lead?.consent).toMatchObject({ language, text: agreementIn(language) });
    await page.goto(await linkToOwnData(product, emailIn(language)));
    await read('what is stored of the visitor');
    expect(left).toEqual([]);
  });

  test(`no English is left in the results and the savings quiz in ${language} (D57)`, async ({ page }) => {
    const { read, left } = readerOf(page, language);
    await page.clock.install();
    await page.goto(`/${language}/comparison/${await storeComparison(page)}`);
    await expect(withButtons(page)).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await read('comparison of a stored lead');

    await page.goto(`/${language}/save`);
    await page.locator('main select').selectOption({ label: 'Square' });
    await send(page);
    for (const amount of ['x', ...(AMOUNTS[language] ?? [])]) await enter(page, amount, read);
    await page.locator('main [type=radio]').first().click();
    await enter(page, '300', read);
    await typeWrongly(page);
    await read('savings: contact step refused');
    await fillIn(page, emailIn(language));
    await passTime(page, () => expect(page.locator('main [type=submit]').last()).toBeEnabled({ timeout: 300 }));
    await send(page);
    await passTime(page, () => expect(page.locator('main [type=range]').first()).toBeAttached({ timeout: 300 }));
    await read('savings report');
    await page.getByRole('button', { name: textsIn(language, 'savings').action.quote }).click();
    await expect(thanks(page)).toBeVisible();
    await read('detailed quote sent');

    await page.goto(`/${language}`);
    await page
      .getByRole('button', { name: textsIn(language, 'report').open })
      .first()
      .click();
    const email = page.getByRole('dialog').getByRole('textbox').first();
    await email.fill('a@');
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await read('report refused');
    await email.fill(emailIn(language));
    await email.press('Enter');
    await expect(thanks(page)).toBeVisible();
    await read('report sent');
    expect(left).toEqual([]);
  });
}

/** A volume, an order and a rate as each language writes them (D75). */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  es: ['50.000', '1.234,56', '2,9'],
  zh: ['５０，０００', '35。50', '２．９％'],
  fr: ['50 000', '1 234,56', '2,9 %'],
};

const FAILURES: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['server not reached', (route) => route.abort('connectionreset')],
  ['server fails', (route) => route.fulfill({ status: 500 })],
  ['too often', (route) => route.fulfill({ status: 429 })],
];

async function typeWrongly(page: Page): Promise<void> {
  await page.locator('main [name=email]').fill('a@');
  await page.locator('main [name=email]').press('Tab');
  await expect(invalid(page)).toBeVisible();
}

/** Refused first by the browser, when empty, then by the server, which gets other values than the browser has checked. */
async function sendRefused(page: Page, to: string, email: string, read: Reader['read']): Promise<void> {
  await send(page);
  await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
  await read('refused');
  if (to.endsWith('login')) return;
  await fillIn(page, email);
  await refusedByServer(page, to, { cellPhone: '1' });
  await expect(invalid(page)).toBeVisible();
  await read('refused by the server');
}

async function refusedByServer(page: Page, to: string, changed: object): Promise<void> {
  await page.route(to, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...changed }) }),
  );
  const answered = page.waitForResponse((response) => response.status() === 422);
  await send(page);
  await answered;
  await expect(page.getByRole('alert').last()).toBeVisible();
  await page.unroute(to);
}

/** Lets the page's clock run ahead until something has appeared. */
const passTime = (page: Page, hasCome: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await hasCome();
  }).toPass();

type TextsOf = {
  comparison: { actions: { freeQuote: string } };
  savings: { action: { quote: string } };
  report: { open: string };
};

const translationIn = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, `schemas/translations/${language}/${file}.json`), 'utf8'));

const textsIn = <Name extends keyof TextsOf>(language: string, name: Name): TextsOf[Name] =>
  translationIn(language, `texts/${name}`);

const agreementIn = (language: string): string => translationIn(language, 'forms/contact.schema').agreeToComms.title;

/** The path in a mail to the visitor. */
async function linkToOwnData(product: Product, email: string): Promise<string> {
  const links = async () => (await product.mailsTo(email)).flatMap((mail) => mail.match(/\/my-data\/[\w.~-]+/g) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
}

const withButtons = (page: Page) => page.locator('main article').filter({ has: page.getByRole('button') });

async function answerMainQuiz(page: Page, read: Reader['read']): Promise<void> {
  for (const name of ['hasCurrentPOS', 'restaurantType', 'locationCount', 'transactionVolume']) {
    const answers = page.locator(`main [name=${name}]`);
    await expect(answers.first()).toBeAttached();
    await read(name);
    await (name === 'hasCurrentPOS' ? page.locator('[value=no]') : answers.nth(1)).click();
  }
  await expect(page.locator('main [type=checkbox]').first()).toBeAttached();
  await read('priorities');
  for (const index of [0, 1, 2]) await page.locator('main [type=checkbox]').nth(index).click();
  await send(page);
  await expect(page.locator('[name=companyName]')).toBeVisible();
}

/** Reads the message beside the question when the amount is refused. */
async function enter(page: Page, amount: string, read: Reader['read']): Promise<void> {
  const question = await heading(page).textContent();
  await page.locator('main').getByRole('textbox').fill(amount);
  if (amount === 'x') {
    await page.keyboard.press('Tab');
    await expect(invalid(page)).toBeVisible();
  } else {
    await send(page);
    await expect(heading(page)).not.toHaveText(question ?? '');
  }
  await read(`savings: ${amount}`);
}
