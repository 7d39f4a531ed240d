import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { foreignWords } from '#tests/support/foreignWords.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { type Product, root } from './support/product.ts';
import { storeComparison } from './support/storedComparison.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

test('the address, the choice and the browser lead to a language, and the switcher keeps the place (D44)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/quiz');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await expect(heading(page)).toHaveText('What type of restaurant do you run?');
  await page.goto('/quiz?lang=es&from=mail');
  await expect(page).toHaveURL(/\/es\/quiz\?from=mail$/);
  await expect(heading(page)).toHaveText(/restaurante/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  const before = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(before ?? '');

  const spanish = await browser.newContext({ locale: 'es-MX', baseURL: baseURL ?? '' });
  const opened = await spanish.newPage();
  await opened.goto('/list-your-business');
  await expect(opened).toHaveURL(/\/es\/list-your-business$/);
  await opened.getByRole('textbox').first().fill('Caja Uno');
  await opened.getByRole('combobox', { name: 'Idioma' }).selectOption('zh');
  await expect(opened).toHaveURL(/\/zh\/list-your-business$/);
  await expect(opened.getByRole('textbox').first()).toHaveValue('Caja Uno');
  await expect(opened.getByRole('combobox', { name: '语言' })).toBeFocused();
  await spanish.close();
});

test('a Spanish page is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es');
  await expectAccessibleInBothSchemes(page, '/es');
});

test('an English page brings no word of another language, a Spanish one none of Chinese', async ({ page }) => {
  const brought = async (path: string) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/javascript|html|json/.test(response.headers()['content-type'] ?? '')) texts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('response');
    return (await Promise.all(texts)).join('\n');
  };
  // The switcher calls each language by its own name.
  const chinese = (text: string) => text.replaceAll('中文', '').match(/\p{Script=Han}+/gu) ?? [];
  const spanish = (text: string) => text.match(/¿[^?]*\?|¡[^!]*!/g) ?? [];
  for (const path of ['/', '/quiz', '/save']) {
    const text = await brought(path);
    expect([path, text.includes('TillMatch'), chinese(text), spanish(text)]).toEqual([path, true, [], []]);
  }
  const text = await brought('/es/quiz');
  expect([spanish(text).length > 0, chinese(text)]).toEqual([true, []]);
});

/** Texts that stay as they are: what was typed, and what the test's own visitor is called. */
const TYPED = [
  'Maria Gallo',
  'Trattoria Gallo',
  'maria@es.trattoriagallo.com',
  'maria@zh.trattoriagallo.com',
  'Square',
  'a@',
];
const emailIn = (language: string) => `maria@${language}.trattoriagallo.com`;
const send = (page: Page) => page.locator('main [type=submit]').last().click();
const PAGES = [
  ...['', '/2', '/payments', '/guide', '/cost-savings', '/top-pos-software', '/blog', '/blog/1', '/how-it-works'],
  ...['/about-us', '/privacy-policy', '/no-such-page', '/demo-request', '/list-your-business', '/auth/login'],
];
const FORMS = ['/demo-request', '/list-your-business', '/auth/login'];

const typeWrongly = async (page: Page) => {
  await page.locator('main [name=email]').fill('a@');
  await page.locator('main [name=email]').press('Tab');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
};
const refused = async (page: Page) => {
  await send(page);
  await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
};

/** Which page a form was sent from is told by its address. */
const ADDRESS = /^\/[\w/-]*$/;

/** Reads a page as it is now, and keeps what has words of another language. */
type Reader = { read: (state: string) => Promise<void>; left: string[] };

function readerOf(page: Page, language: string): Reader {
  const foreign = foreignWords(join(root, 'schemas'), language, TYPED);
  const left: string[] = [];
  const read = async (state: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const text of (await page.evaluate(readWords)).filter((words) => !ADDRESS.test(words)))
      if (foreign(text).length > 0) left.push(`${state}: ${foreign(text)} in ${text.trim().slice(0, 120)}`);
  };
  return { read, left };
}

for (const language of ['es', 'zh']) {
  test(`no English is left on the pages in ${language} and in what their forms refuse (D57)`, async ({ page }) => {
    const { read, left } = readerOf(page, language);
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await expect(heading(page)).toBeVisible();
      if (FORMS.includes(path)) await refused(page);
      await read(path);
    }
    expect(left).toEqual([]);
  });

  test(`no English is left in the quiz in ${language}, nor in what goes wrong there (D57)`, async ({
    page,
    product,
  }) => {
    const { read, left } = readerOf(page, language);
    await page.goto(`/${language}/quiz`);
    await answerMainQuiz(page, read);
    await typeWrongly(page);
    await read('contact step refused');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, `/${language}/quiz, contact step refused`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fillIn(page, emailIn(language));
    for (const [name, answer] of FAILURES) {
      await page.route('**/customer-answers/pos', answer);
      await send(page);
      await expect(page.getByRole('alert').last()).toBeVisible();
      await read(name);
      await page.unroute('**/customer-answers/pos');
    }
    await send(page);
    await expect(page).toHaveURL(/\/comparison\/[A-Za-z0-9]+$/);
    await page
      .getByRole('button', { name: textsIn(language, 'comparison').actions.freeQuote })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await read('results with the quote dialog');
    await expectAccessible(page, `/${language}/comparison, quote dialog`);

    await page.goto(await linkToOwnData(product, emailIn(language)));
    await read('what is stored of the visitor');
    await expectAccessible(page, `/my-data in ${language}`);
    expect(left).toEqual([]);
  });

  test(`no English is left in the results and the savings quiz in ${language} (D57)`, async ({ page }) => {
    const { read, left } = readerOf(page, language);
    await page.goto(`/${language}/comparison/${await storeComparison(page)}`);
    await expect(withButtons(page)).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await read('comparison of a stored lead');
    await expectAccessible(page, `/${language}/comparison`);

    await page.goto(`/${language}/save`);
    await page.locator('main select').selectOption({ label: 'Square' });
    await send(page);
    for (const amount of ['x', '50,000', '35', '2.9']) await enter(page, amount, read);
    await page.locator('main [type=radio]').first().click();
    await enter(page, '300', read);
    await typeWrongly(page);
    await read('savings: contact step refused');
    await fillIn(page, emailIn(language));
    await send(page);
    await expect(page.locator('main [type=range]').first()).toBeAttached();
    await read('savings report');
    await expectAccessible(page, `/${language}/save, report`);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('button', { name: textsIn(language, 'savings').action.quote }).click();
    await answered;
    await expect(page.locator('[role=status][data-severity=success]')).toBeVisible();
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
    await expect(page.locator('[role=status][data-severity=success]')).toBeVisible();
    await read('report sent');
    expect(left).toEqual([]);
  });
}

type TextsOf = {
  comparison: { actions: { freeQuote: string } };
  savings: { action: { quote: string } };
  report: { open: string };
};

const textsIn = <Name extends keyof TextsOf>(language: string, name: Name): TextsOf[Name] =>
  JSON.parse(readFileSync(join(root, `schemas/translations/${language}/texts/${name}.json`), 'utf8'));

/** The path in a mail to the visitor. */
async function linkToOwnData(product: Product, email: string): Promise<string> {
  const links = async () => (await product.mailsTo(email)).flatMap((mail) => mail.match(/\/my-data\/[\w.~-]+/g) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
}

const withButtons = (page: Page) => page.locator('main article').filter({ has: page.getByRole('button') });

const FAILURES: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['server not reached', (route) => route.abort('connectionreset')],
  ['server fails', (route) => route.fulfill({ status: 500 })],
  ['too often', (route) => route.fulfill({ status: 429 })],
];

async function answerMainQuiz(page: Page, read: (state: string) => Promise<void>): Promise<void> {
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

/** The contact step, of either quiz. */
async function fillIn(page: Page, email: string): Promise<void> {
  const typed = { name: 'Maria Gallo', companyName: 'Trattoria Gallo', email, phone: '(512) 555-0142' };
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`main [name=${name}]`);
    if (await field.count()) await field.fill(text);
  }
  const choice = page.locator('main select');
  if (await choice.count()) await choice.selectOption({ index: 1 });
  await page.locator('main [type=checkbox]').click();
  const consultation = page.locator('main [type=radio]').first();
  if (await consultation.count()) await consultation.click();
}

/** One that is refused is read beside its question. */
async function enter(page: Page, amount: string, read: (state: string) => Promise<void>): Promise<void> {
  const question = await heading(page).textContent();
  await page.locator('main').getByRole('textbox').fill(amount);
  if (amount === 'x') {
    await page.keyboard.press('Tab');
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  } else {
    await send(page);
    await expect(heading(page)).not.toHaveText(question ?? '');
  }
  await read(`savings: ${amount}`);
}

/** Runs in the page: everything that is read or heard, but what is marked as being in another language. */
function readWords(): string[] {
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  const found = [document.title, description?.content ?? ''];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, [lang]:not(html)')) found.push(node.textContent ?? '');
  const names = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  for (const element of document.querySelectorAll(names.map((name) => `body [${name}]`).join()))
    for (const name of names) if (!element.closest('[lang]:not(html)')) found.push(element.getAttribute(name) ?? '');
  return found;
}
