import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { foreignWords } from '#tests/support/foreignWords.ts';
import { expectAccessibleAt } from './accessibility.ts';
import { root } from './product.ts';
import { expect } from './test.ts';

/** Texts that are in no language: what was typed, and the names of the test's visitor. */
const TYPED = ['Maria Gallo', 'Trattoria Gallo', 'Square', 'a@'];
/** An address, by which a form names the page that it was sent from. */
const ADDRESS = /^\/[\w/-]*$/;
const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

export const LANGUAGES = ['es', 'zh', 'fr'];
/** axe checks each screen in one of the languages, in turn; `EVERY_SCREEN=1` checks it in each, in a minute more. */
const EVERY_SCREEN = process.env.EVERY_SCREEN !== undefined;

/** Reads screens in a language. `left` are the words found in another one. */
export type Reader = { read: (state: string) => Promise<void>; left: string[] };

/** Reads a page in the visitor's language as it is now, and checks that it fits and is accessible at both widths. */
export function readerOf(page: Page, language: string): Reader {
  const foreign = foreignWords(join(root, 'schemas'), language, [...TYPED, emailIn(language)]);
  const left: string[] = [];
  let screens = LANGUAGES.indexOf(language);
  const read = async (state: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const text of (await page.evaluate(readWords)).filter((words) => !ADDRESS.test(words)))
      if (foreign(text).length > 0) left.push(`${state}: ${foreign(text)} in ${text.trim().slice(0, 120)}`);
    screens += 1;
    // Begins with the page's current size: each change lays out the whole page again.
    const isWide = page.viewportSize()?.width === SIZES.at(-1)?.width;
    for (const size of isWide ? SIZES.toReversed() : SIZES) {
      await page.setViewportSize(size);
      if (EVERY_SCREEN || screens % LANGUAGES.length === 0)
        await expectAccessibleAt(page, `${state} in ${language}, ${size.width} px`);
      await expect.poll(() => page.evaluate(widthBeyond), `${state}, beyond ${size.width} px`).toBeLessThanOrEqual(0);
    }
  };
  return { read, left };
}

export const emailIn = (language: string) => `maria@${language}.trattoriagallo.com`;

/** Runs in the page. */
function widthBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the page: everything that is read or heard, except what is marked as being in another language. */
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
