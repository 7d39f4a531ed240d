import type { Page, Request, Route } from '@playwright/test';
import { type Answer, type Call, callOf, calls, isPath } from '#tests/support/walk/calls.ts';
import { createHeldCalls } from '#tests/support/walk/heldCalls.ts';
import { type PlayedBrowser, playBrowser } from '#tests/support/walk/playedBrowser.ts';
import type { TimedPage } from '#tests/support/walk/walkPage.ts';
import { stopClock } from './stopClock.ts';
import { expect } from './test.ts';

/** Milliseconds per step of time, each followed by a wait for requests; every delay of the product is a multiple. */
const STRIDE = 100;
/** The number of tasks a page may need from an answer to its next request. */
const TASKS_TO_A_REQUEST = 3;

/** Aborted once the page no longer waits for an answer. */
function givenUp(page: Page, request: Request): AbortSignal {
  const controller = new AbortController();
  const listen = (failed: Request) => {
    if (failed === request) controller.abort();
  };
  page.on('requestfailed', listen);
  controller.signal.addEventListener('abort', () => page.off('requestfailed', listen));
  return controller.signal;
}

/** The built product in Chromium. Calls that the path decides are held; any other reaches the real server. */
export async function createBrowserPage(page: Page, holds: readonly Call[]): Promise<TimedPage> {
  const held = createHeldCalls();
  const untilAnswered = answersToAwait(page, (call) => held.isWaiting(call));
  await page.clock.install();
  for (const call of holds)
    await page.route(
      ({ pathname }) => isPath(calls[call].path, pathname),
      async (route) => {
        if (route.request().method() !== calls[call].method) return route.fallback();
        // A look-up that its page has given up is still answered: that must change nothing.
        const signal = call === 'user' ? undefined : givenUp(page, route.request());
        return fulfill(route, await held.take(call, signal));
      },
    );

  // A dialog that is fading out counts as closed.
  const openDialogs = page.locator('.MuiDialog-container:not([style*="opacity: 0"]) [role=dialog]');
  let played: PlayedBrowser = {};
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const option = (name: string) =>
    page.getByRole('radio', { name, exact: true }).or(page.getByRole('checkbox', { name, exact: true }));
  const field = (label: string) =>
    page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)).first();

  return {
    stopClock: () => stopClock(page),
    startClock: () => page.clock.resume(),
    playBrowser: (abilities) => {
      played = abilities;
    },
    async open(address, state) {
      await page.addInitScript(playBrowser, played);
      if (state !== undefined) await page.addInitScript(carryState, { address, state });
      await page.goto(address);
    },
    back: async () => void (await page.goBack()),
    escape: () => page.keyboard.press('Escape'),
    press: (name) => button(name).click(),
    follow: (name) => page.getByRole('link', { name, exact: true }).click(),
    putAside: () => page.evaluate(turnPage, 'pagehide'),
    takeOut: () => page.evaluate(turnPage, 'pageshow'),
    choose: (name) => option(name).click(),
    async moveTo(name) {
      await option(name).focus();
      // Space chooses as an arrow key does, whichever card has the focus.
      await page.keyboard.press('Space');
    },
    async tick(names) {
      for (const box of await page.getByRole('checkbox').all()) {
        const name = await box.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '');
        await box.setChecked(names.some((wanted) => name.endsWith(wanted)));
      }
    },
    type: (label, text) => field(label).fill(text),
    attach: (label) =>
      field(label).setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer: Buffer.from('picture') }),
    pick: async (label, name) => void (await field(label).selectOption(name)),
    agree: (sentence) => field(sentence).check(),
    async answer(call, answer) {
      await held.arrival(call);
      held.answer(call, answer);
    },
    answerAlways: held.answerAlways,
    async pass(milliseconds) {
      await untilAnswered();
      for (let left = milliseconds; left > 0; left -= STRIDE) {
        await page.clock.runFor(Math.min(left, STRIDE));
        await untilAnswered();
      }
    },
    seesHeading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text),
    async seesDialog(title) {
      if (title === undefined) return expect(openDialogs).toHaveCount(0);
      await expect(
        openDialogs.filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) }),
      ).toBeVisible();
    },
    async seesButton(name, state) {
      if (state === 'busy') return expect(button(name)).toHaveAttribute('aria-busy', 'true');
      await expect(button(name)).not.toHaveAttribute('aria-busy', 'true');
      return state === 'ready' ? expect(button(name)).toBeEnabled() : expect(button(name)).toBeDisabled();
    },
    async seesChosen(names) {
      await expect(page.locator('main input:checked')).toHaveCount(names.length);
      for (const name of names) await expect(option(name)).toBeChecked();
    },
    seesField: (label, value) => expect(field(label)).toHaveValue(value),
    seesProgress: (text) => expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', text),
    seesToast: (title) =>
      expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title })).toBeVisible(),
    seesText: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    seesAddress: (path) => expect.poll(() => new URL(page.url()).pathname).toBe(path),
    seesNothing: () => expect(page.locator('body')).toHaveText(''),
  };
}

/** Sets the router's state of the history entry before the router reads it. Runs in the page. */
function carryState({ address, state }: { address: string; state: unknown }): void {
  if (location.pathname + location.hash === address && history.state === null)
    history.replaceState({ usr: state, key: 'walked', idx: 0 }, '');
}

/**
 * Resolves when the page waits for no call but the held ones, and for no code: with a stopped clock, both take no
 * time. Otherwise code that a busy machine loads late would start later than the path says.
 */
function answersToAwait(page: Page, isHeld: (call: Call) => boolean) {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isAwaited = (request: Request) => {
    const call = callOf(request.method(), request.url());
    return call === undefined ? request.resourceType() === 'script' : !isHeld(call);
  };
  const awaited = () => [...open].filter(isAwaited).map((request) => request.url());
  return async () => {
    let before: number;
    do {
      if (awaited().length > 0) await expect.poll(awaited, { intervals: [5] }).toEqual([]);
      before = asked;
      // Lets the answers take effect in the page, which may make the next call.
      await page.evaluate(passTasks, TASKS_TO_A_REQUEST);
    } while (asked > before);
  };
}

/** Runs in the page: the events of entering and leaving the back/forward cache. */
function turnPage(type: string): void {
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
}

/** Runs in the page. Not by a timer, which stops with the clock. */
function passTasks(count: number): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let left = count;
    port1.onmessage = () => {
      left -= 1;
      if (left === 0) resolve();
      else port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  });
}

function fulfill(route: Route, answer: Answer): Promise<void> {
  if (answer === 'unreachable') return route.abort('connectionrefused');
  const { status, body } = answer;
  return body === undefined ? route.fulfill({ status }) : route.fulfill({ status, json: body });
}
