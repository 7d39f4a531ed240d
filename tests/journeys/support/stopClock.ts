import type { Page } from '@playwright/test';

/** A clock only stops at a future time, which on a busy machine may have passed by then: a later one is tried. */
export async function stopClock(page: Page, ahead = 50): Promise<void> {
  try {
    await page.clock.pauseAt(await page.evaluate((milliseconds) => Date.now() + milliseconds, ahead));
  } catch (error) {
    if (ahead > 1000) throw error;
    await stopClock(page, ahead * 2);
  }
}
