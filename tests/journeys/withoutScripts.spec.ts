import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const WHY = 'TillMatch needs JavaScript to match you with a POS system.';

/** What a page says without scripts, in addition to its heading. */
const pages = [
  ['/', 'Compare solutions'],
  ['/quiz', 'Yes'],
  ['/save', 'Start'],
  ['/top-pos-software', 'Toast'],
  ['/blog', 'Toast, Square or Clover?'],
  ['/blog/6', 'How to read the list'],
  ['/list-your-business', 'Business email'],
  ['/privacy-policy', 'cookies'],
] as const;

test('a browser without scripts reads each page, and why it cannot be sent (BL-59 to BL-66)', async ({ page }) => {
  for (const [path, words] of pages) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('body')).toContainText(words, { ignoreCase: true });
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('noscript')).toHaveText(WHY, { useInnerText: true });
    expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 390]);
  }
});
