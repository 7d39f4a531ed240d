import { relative } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { keepRecording } from '#tests/support/keepRecording.ts';
import { type Product, root, startProduct } from './product.ts';
import { recordTransitions, type TransitionRecord } from './transitions.ts';

type TestOptions = {
  /** Whether the test provokes failed requests, which the browser logs. */
  failedRequests: 'none' | 'provoked';
  /** Whether the test injects code that the policy blocks, which the browser logs too. */
  blockedCode: 'none' | 'provoked';
  /** Whether the test opens addresses that cannot be decoded, about which the router warns. */
  brokenAddresses: 'none' | 'provoked';
  /**
   * Whether the browser lays out all of a page at once, as for a visitor who has seen all of it: parts that are not laid out
   * have no colours and no width to measure. `near` is what visitors get.
   */
  laidOut: 'all' | 'near';
  laidOutPages: undefined;
  quietConsole: undefined;
  /** What the machines of the test's pages did; also stored for `npm run coverage:transitions`. */
  transitions: TransitionRecord;
};

/** A test of the built product. It fails when anything unexpected is in the browser's console. */
export const test = base.extend<TestOptions, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  failedRequests: ['none', { option: true }],
  blockedCode: ['none', { option: true }],
  brokenAddresses: ['none', { option: true }],
  laidOut: ['all', { option: true }],
  laidOutPages: [
    async ({ context, laidOut }, use) => {
      if (laidOut === 'all') await context.addInitScript(layOutAll);
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, failedRequests, blockedCode, brokenAddresses }, use) => {
      const lines = consoleLines(context);
      await use(undefined);
      const isExpected = (line: string) =>
        (failedRequests === 'provoked' && FAILED_REQUEST.test(line)) ||
        (blockedCode === 'provoked' && BLOCKED_CODE.test(line)) ||
        (brokenAddresses === 'provoked' && BROKEN_ADDRESS.test(line));
      expect(lines.filter((line) => !isExpected(line))).toEqual([]);
    },
    { auto: true },
  ],
  transitions: [
    async ({ context }, use, testInfo) => {
      const record = await recordTransitions(context);
      await use(record);
      const testFile = relative(root, testInfo.file);
      keepRecording({ layer: 'browser', testFile, machines: record.machines() }, testInfo.testId);
    },
    { auto: true },
  ],
});

export { expect };

/** As most visitors see pages: for journeys in which something moves while it is pressed, scrolled or left. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** Runs in the page. The policy allows a style sheet that a script makes, unlike a style element. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

const BLOCKED_CODE = /^error: Executing inline event handler violates .* The action has been blocked\.$/;
const BROKEN_ADDRESS = /^warning: The URL path "[^"]*" could not be decoded/;
const FAILED_REQUEST = /^error: (?:Failed to load resource:|Access to \w+ at )/;

/** Messages, violations of the content security policy (Chromium reports them there) and uncaught errors. */
function consoleLines(context: BrowserContext): string[] {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (webError) => lines.push(`uncaught: ${webError.error().message}`));
  return lines;
}
