import type { BrowserContext, Page, Route } from '@playwright/test';
import { loseAnswer, tokenMismatch } from '../failures.ts';
import { translate } from '../translator.ts';

type Ground = { page: Page; context: BrowserContext; isTranslated: boolean };

const later = (milliseconds: number) => new Promise((waited) => setTimeout(waited, milliseconds));

/** What can happen to a page at any time. */
export const happenings: Readonly<Record<string, (ground: Ground) => Promise<void>>> = {
  nothing: async () => undefined,
  reload: async ({ page }) => void (await page.reload()),
  'Back and Forward': async ({ page }) => {
    await page.goto('/blog');
    await page.goBack();
    await page.goForward();
    await page.goBack();
  },
  'hidden tab': async ({ page }) => {
    for (const state of ['hidden', 'visible'])
      await page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
  },
  sleep: async ({ page }) => page.clock.fastForward(3_600_000),
  'second tab': async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto(page.url());
    await second.close();
  },
  '320 px': async ({ page }) => page.setViewportSize({ width: 320, height: 568 }),
  translator: async ({ page, ...ground }) => {
    if (!ground.isTranslated) await translate(page);
  },
  language: async ({ page }) => {
    const languages = page.locator('footer select');
    if ((await languages.count()) === 0 || (await languages.inputValue()) === 'es') return;
    // Choosing a language loads another page.
    const loaded = page.waitForEvent('load');
    await languages.selectOption('es');
    await loaded;
  },
};

/** What can happen to a request that sends. In one case the server keeps the lead although the page gets no answer. */
export const refusals: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is refused with 500': (route) => route.fulfill({ status: 500, json: { message: 'Out of paper' } }),
  'is refused with 419': tokenMismatch,
  'is refused with 429': (route) =>
    route.fulfill({ status: 429, json: { message: 'Please wait.' }, headers: { 'retry-after': '86400' } }),
  'is answered in HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is kept, and its answer is lost': loseAnswer,
  'meets no network': async (route) => {
    await route.request().frame().page().context().setOffline(true);
    await route.continue();
  },
  'takes long': async (route) => {
    await later(700);
    await route.continue();
  },
};
