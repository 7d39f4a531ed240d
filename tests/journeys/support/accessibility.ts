import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA that a machine can find. `where` names the screen in the message. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** A colour measured in the middle of a transition is nobody's. What turns for ever does not count. */
async function untilStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Where the keyboard is: the page's heading, its main part or the first control in it, or what else. */
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
