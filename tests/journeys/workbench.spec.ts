import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { builtProduct } from './support/product.ts';
import { startWorkbench, type Workbench } from './support/workbench.ts';

let workbench: Workbench;
test.beforeAll(async () => {
  workbench = await startWorkbench();
});
test.afterAll(() => workbench.close());

const QUESTION = 'Do you deliver?';

test('an owner adds a question, sees it, is refused for a fault, mends it and saves', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) problems.push(line.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(workbench.address);

  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add or change' });
  await dialog.getByRole('button', { name: 'See what it changes' }).click();
  await expect(dialog.getByLabel('What is asked*')).toBeFocused();
  await expectAccessible(page, 'an edit that lacks something');
  await dialog.getByLabel('What is asked*').fill(QUESTION);
  await dialog.getByLabel('What is asked in Español').fill('¿Hace entregas?');
  await dialog.getByLabel('What is asked in 中文').fill('你们送餐吗？');
  await dialog.getByLabel('After', { exact: true }).selectOption({ label: 'Do you currently use a POS system?' });
  await dialog.getByLabel('Answers*').selectOption({ label: 'New ones' });
  await dialog.getByLabel('The new answers*').fill('With our own drivers\nWith a delivery service');
  await dialog.getByLabel('The new answers in Español').fill('Con repartidores propios\nCon un servicio de entrega');
  await dialog.getByLabel('The new answers in 中文').fill('自有司机\n外送平台');
  await dialog.getByLabel('“Do you currently use a POS system?”: Yes').check();
  await dialog.getByRole('button', { name: 'See what it changes' }).click();
  const review = page.getByRole('dialog', { name: 'Add a question: what it changes' });
  await expect(review.getByText('Everything is right.')).toBeVisible();
  await expectAccessible(page, 'what an edit changes');
  await review.getByRole('button', { name: 'Put into the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
  await expect(page.getByText('Asked when “Do you currently use a POS system?” is “Yes”.')).toBeVisible();

  // The last draft without faults is on the right, at 390 pixels, in any state of the quiz.
  await page
    .getByRole('combobox', { name: 'Show' })
    .selectOption({ label: `The question “${QUESTION}” is on the screen` });
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
  await expect(preview.getByText('With our own drivers')).toBeVisible();
  expect(await page.locator('iframe').evaluate((frame) => (frame as HTMLIFrameElement).clientWidth)).toBe(390);
  await expectAccessible(page, 'the workbench');

  // A question without answers is a dead end: that is reported at once, and nothing is written.
  await page.getByRole('button', { name: 'Remove “With our own drivers”' }).click();
  await page.getByRole('button', { name: 'Remove “With a delivery service”' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Not saved: options.json');
  expect(workbench.git('status', '--porcelain')).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('tab', { name: /^Paths/ }).click();
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved');
  const english = ['schemas/__generated__', 'schemas/options.json', 'schemas/quizzes'];
  expect(changedLines(workbench.git('diff', '--unified=0', '--', ...english))).toEqual([
    "+  deliver?: 'with-our-own-drivers' | 'with-a-delivery-service';",
    '+    },',
    '+    "deliver": {',
    '+      "type": "string",',
    '+      "oneOf": [',
    '+        { "const": "with-our-own-drivers", "title": "With our own drivers" },',
    '+        { "const": "with-a-delivery-service", "title": "With a delivery service" }',
    '+      ]',
    '+    "deliver": { "title": "Do you deliver?", "$ref": "options.json#/$defs/deliver" },',
    '+    },',
    '+    {',
    '+      "if": { "properties": { "hasCurrentPOS": { "const": "yes" } }, "required": ["hasCurrentPOS"] },',
    '+      "then": { "required": ["deliver"] }',
  ]);
  expect(workbench.git('diff', '--name-only', '--', 'schemas/translations').trim().split('\n')).toEqual(
    ['es', 'fr', 'zh'].flatMap((language) =>
      ['options.json', 'quizzes/main-quiz.schema.json'].map((file) => `schemas/translations/${language}/${file}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('a text is found by a part of it and changed in each language, by keyboard alone', async ({ page }) => {
  await page.goto(workbench.address);
  const focused = page.locator(':focus');
  /** Moves on by Tab to a control with this label. */
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused.evaluate(nameOf)).startsWith(label)) return;
    }
    throw new Error(`“${label}” can't be reached`);
  };
  await expect(page.getByRole('button', { name: 'Add or change' })).toBeVisible();
  await tabTo('Add or change');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What is to be done')).toBeFocused();
  for (let entry = 0; entry < 5; entry += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('A part of it')).toBeVisible();
  await tabTo('A part of it');
  await page.keyboard.type('find the right match in 60');
  await tabTo('Which text');
  await page.keyboard.press('ArrowDown');
  await tabTo('How it is to read');
  await page.keyboard.type('Find the right till in a minute');
  await tabTo('The same in Español');
  await page.keyboard.type('La caja adecuada en un minuto');
  await tabTo('The same in 中文');
  await page.keyboard.type('一分钟找到合适的收银系统');
  await tabTo('See what it changes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'In words' })).toBeFocused();
  await tabTo('Put into the draft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('4 documents changed, not saved yet');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Everything is saved');
});

test('QA plays a path in the preview, and a refusal of the server is played too', async ({ page }) => {
  await page.goto(workbench.address);
  await page.getByRole('tab', { name: 'Walk a path' }).click();
  await page.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Demo request' });
  await page.getByRole('combobox', { name: 'With the event' }).selectOption('xstate.error.actor.sendDemoRequest');
  await page.getByRole('button', { name: 'Play demoRequest-002' }).click();
  const preview = page.frameLocator('iframe');
  const status = page.getByRole('region', { name: 'What it does' }).getByRole('status');
  await page.getByRole('radio', { name: 'Quickly' }).check();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(status).toHaveText('1 of 2 steps');
  await expect(preview.getByLabel('Restaurant name')).toHaveValue('Trattoria Gallo');
  await expectAccessible(page, 'a path that is played');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(status).toHaveText('All steps were as the machine says.');

  // Nothing has changed since the last commit.
  await page.getByRole('button', { name: 'All paths' }).click();
  await page.getByLabel('Changed since').fill('HEAD');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(status).toHaveText(/^\d+ paths?$/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a test (Playwright)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('paths.spec.ts');
});

test('nothing of the workbench is in the built site', () => {
  const files = readdirSync(builtProduct, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) =>
    /workbench|codemirror|cm-editor/i.test(readFileSync(join(builtProduct, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

const changedLines = (diff: string) => diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line));

/** The name of a control, as far as these journeys need it; runs in the page. */
const nameOf = (element: Element) =>
  (element as HTMLInputElement).labels?.[0]?.textContent ??
  element.getAttribute('aria-label') ??
  element.textContent ??
  '';
