import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { expectResults, fillContact, newVisitor, openHome, reachContact, submitButton } from './support/visitor.ts';

test.use({ reducedMotion: 'reduce' });

/** Records what moves, turns or grows for a noticeable time, frame by frame. */
async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const SHORTEST_SEEN = 17;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const frames = effect.getKeyframes();
        const moves = (['transform', 'translate', 'scale', 'rotate'] as const).some(
          (property) => new Set(frames.map((frame) => frame[property] ?? 'none')).size > 1,
        );
        // Infinite for an endless animation, however fast.
        const { activeDuration } = effect.getComputedTiming();
        if (moves && Number(activeDuration) >= SHORTEST_SEEN)
          seen.add(`${effect.target?.className}: ${activeDuration} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { movement: seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { movement: Set<string> }).movement]);
}

test('F-15 nothing moves in the quiz, and its phases and results come anyway', async ({ page }) => {
  const movement = await watchMovement(page);
  await reachContact(page);
  await fillContact(page, newVisitor());
  await submitButton(page).click();
  await expectResults(page, { inRealTime: true });
  expect(await movement()).toEqual([]);
});

test('F-15 the side menu opens and closes without sliding', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const movement = await watchMovement(page);
  await openHome(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await movement()).toEqual([]);
});
