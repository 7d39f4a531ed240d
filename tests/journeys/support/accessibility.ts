import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';
import { expect } from './test.ts';

const WCAG_2_2_AA: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules above that depend on colours. */
const RULES_OF_COLOUR: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** No automatically detectable violation of WCAG 2.2 AA. `where` names the screen in the message. */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, WCAG_2_2_AA);

/** Checks light and dark colours: only the rules that depend on colours run twice. */
export async function expectAccessibleInBothSchemes(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where} in light colours`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, `${where} in dark colours`, RULES_OF_COLOUR);
}

/** The same without the rules for colours, which depend neither on words nor on widths, and take most of the time. */
export const expectAccessibleAt = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, WCAG_2_2_AA, Object.fromEntries(RULES_OF_COLOUR.values.map((id) => [id, OFF])));

const OFF = { enabled: false };

async function expectNoViolation(
  page: Page,
  where: string,
  runOnly: RunOnly,
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, { runOnly, rules });
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Runs in the page. Passes are not reported: on a long page that takes as long as finding violations. */
async function runAxe(options: RunOptions): Promise<AxeResults['violations']> {
  const { axe: inPage } = window as Window & { axe?: typeof axe };
  if (!inPage) throw new Error('axe-core has not been put into the page');
  const { violations } = await inPage.run(document, { ...options, resultTypes: ['violations'] });
  return violations;
}

/** Waits for all but endless animations, because colours in the middle of a transition don't count. */
export async function untilStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** What has the focus: the heading, the main part or its first control, or something else. */
export function focusedPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'lost';
    if (focused.tagName === 'H1') return 'heading';
    if (focused.tagName === 'MAIN') return 'main part';
    const controls = 'main a[href], main button, main input, main select';
    if (focused === document.querySelector(controls)) return 'first control';
    return focused.outerHTML.slice(0, 100);
  });
}
