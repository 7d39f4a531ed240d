import type { Page } from '@playwright/test';
import { seenAddresses } from './support/accessibilityStates.ts';
import { cutOff, setLetters, setSpacing } from './support/seeing.ts';
import { expect, test } from './support/test.ts';
import { consentBox, option, startAtContact } from './support/visitor.ts';

/** By how many pixels a page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As for a visitor who chose larger letters in the browser's settings. */
async function withLetters(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await setLetters(session, pixels);
}

for (const letters of [20, 24])
  test(`BL-37 nothing is cut off at any width with letters of ${letters} px`, async ({ page }) => {
    await withLetters(page, letters);
    const expectWhole = async (address: string) => {
      for (const width of [320, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([address, width, await sideways(page)]).toEqual([address, width, 0]);
      }
    };
    for (const address of seenAddresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([address, await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)]).toEqual([
        address,
        `${letters}px`,
      ]);
      await expectWhole(address);
    }
    await startAtContact(page);
    await expectWhole('the contact step');
  });

test('BL-39 with the spacing of WCAG 1.4.12 nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of seenAddresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(setSpacing, true);
    expect([address, await sideways(page), await page.evaluate(cutOff)]).toEqual([address, 0, []]);
  }
});

test.describe('BL-17 in forced colours', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  const edge = (page: Page, title: string) =>
    option(page, title).evaluate((input) => {
      const card = input.closest('label');
      const mark = card?.querySelector('.choice-mark svg');
      return [card && getComputedStyle(card).borderTopWidth, mark && getComputedStyle(mark).visibility];
    });

  test('answers have an edge, and the chosen one another one and the only mark', async ({ page }) => {
    await page.goto('/quiz');
    const cards = page.locator('label:has(> input[type=radio])');
    await expect(cards.first()).toBeVisible();
    const marks = () =>
      cards.evaluateAll((labels) =>
        labels.map((label) => [
          getComputedStyle(label).borderTopWidth,
          getComputedStyle(label.querySelector('.choice-mark svg') ?? label).visibility,
        ]),
      );
    for (const card of await marks()) expect(card).toEqual(['1px', 'hidden']);
    await page.locator('input[type=radio]').first().focus();
    await page.keyboard.press('Space');
    expect((await marks())[0]).toEqual(['4px', 'visible']);
    const ring = await cards.first().evaluate((label) => getComputedStyle(label).outlineStyle);
    expect(ring).toBe('solid');
  });

  test('the tiles, the box and the errors of a form too', async ({ page }) => {
    await startAtContact(page);
    expect(await edge(page, 'Yes')).toEqual(['1px', null]);
    await option(page, 'Yes').check();
    expect(await edge(page, 'Yes')).toEqual(['4px', null]);
    const tick = page.locator('.consent-box svg');
    await expect(tick).toBeHidden();
    await consentBox(page).click();
    await expect(tick).toBeVisible();
    const email = page.getByLabel(/^Email/);
    await email.fill('sam@');
    await email.press('Tab');
    await expect(email).toHaveCSS('border-top-style', 'dashed');
  });
});
