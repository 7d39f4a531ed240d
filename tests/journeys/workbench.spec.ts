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
  const dialog = page.getByRole('dialog', { name: 'Add a question' });
  await dialog.getByLabel('What is asked').fill(QUESTION);
  await dialog
    .getByRole('combobox', { name: 'After', exact: true })
    .selectOption({ label: 'Do you currently use a POS system?' });
  await dialog.getByLabel('The new answers').fill('With our own drivers\nWith a delivery service');
  await dialog.getByRole('combobox', { name: 'When it is asked' }).selectOption('After certain answers');
  await dialog.getByRole('button', { name: 'Add the question' }).click();
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

  // A question without answers is a dead end: it is said at once, and nothing is written.
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
  expect(changedLines(workbench.git('diff', '--unified=0'))).toEqual([
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
  expect(problems).toEqual([]);
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

  // Against the documents of the last commit nothing has changed.
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
