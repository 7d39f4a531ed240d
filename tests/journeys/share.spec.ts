import type { Page } from '@playwright/test';
import { storeComparison } from './support/storedComparison.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/visitor.ts';

// L-07: whatever the share sheet and the clipboard do, the visitor is told what happened and no more.

const sheets = ['works', 'AbortError', 'NotAllowedError', 'TypeError', 'missing'] as const;
const clipboards = ['works', 'NotAllowedError', 'missing'] as const;
type Browser = { sheet: (typeof sheets)[number]; clipboard: (typeof clipboards)[number] };

const SHARED = 'SharedYour recommendations were shared successfully.';
const COPIED = 'Link copiedShareable link copied to clipboard.';
const CANCELED = 'Share canceledYou can copy the link instead.';

function expected({ sheet, clipboard }: Browser): { told: string | undefined; copies: number; prompts: number } {
  const copies = sheet !== 'works' && clipboard === 'works' ? 1 : 0;
  if (sheet === 'works') return { told: SHARED, copies, prompts: 0 };
  if (copies === 1) return { told: COPIED, copies, prompts: 0 };
  const wasClosed = sheet === 'AbortError' || sheet === 'NotAllowedError';
  return wasClosed ? { told: CANCELED, copies, prompts: 0 } : { told: undefined, copies, prompts: 1 };
}

/** Runs in the page: replaces the share sheet, the clipboard and every other way to copy. */
function play({ sheet, clipboard }: Browser): void {
  const copied: string[] = [];
  Object.assign(window, { copied });
  const outcome = (name: string) => (name === 'works' ? undefined : Promise.reject(new DOMException('played', name)));
  const define = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, value });
  define(navigator, 'share', sheet === 'missing' ? undefined : async () => outcome(sheet));
  const writeText = async (text: string) => outcome(clipboard) ?? void copied.push(text);
  define(navigator, 'clipboard', clipboard === 'missing' ? undefined : { writeText });
  define(document, 'execCommand', () => false);
}

const copiesOf = (page: Page) => page.evaluate(() => (window as unknown as { copied: string[] }).copied);

test('in all fifteen combinations of share sheet and clipboard the visitor is told what has happened (L-07)', async ({
  page,
}) => {
  const prompts: string[][] = [];
  page.on('dialog', async (prompt) => {
    prompts.push([prompt.message(), prompt.defaultValue()]);
    await prompt.dismiss();
  });
  await page.goto(`/comparison/${await storeComparison(page)}`);
  const shareButton = page.getByRole('banner').getByRole('button', { name: 'Share' });
  await expect(shareButton).toBeVisible();
  const link = page.url();
  for (const sheet of sheets)
    for (const clipboard of clipboards)
      await test.step(`the share sheet: ${sheet}; the clipboard: ${clipboard}`, async () => {
        prompts.length = 0;
        await page.evaluate(play, { sheet, clipboard });
        await shareButton.click();
        const { told, copies, prompts: asked } = expected({ sheet, clipboard });
        if (told === undefined) await expect.poll(() => prompts.length).toBe(1);
        else {
          await expect(toast(page, 'status')).toHaveText(told);
          // Only this one: a newer toast replaces older ones.
          await page.getByRole('button', { name: 'Dismiss' }).click();
        }
        await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
        expect(prompts).toEqual(asked === 1 ? [['Copy this link:', link]] : []);
        expect(await copiesOf(page)).toEqual(copies === 1 ? [link] : []);
      });
});

test('a double click opens one share sheet (L-07)', async ({ page }) => {
  await page.goto(`/comparison/${await storeComparison(page)}`);
  await page.evaluate(() => {
    Object.assign(window, { opened: 0 });
    Object.defineProperty(navigator, 'share', {
      value: () => {
        (window as unknown as { opened: number }).opened += 1;
        return new Promise(() => undefined);
      },
    });
  });
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).dblclick();
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1);
});
