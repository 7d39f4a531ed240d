import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Watches what a page loads from now on. Playwright's `networkidle` ignores later requests: once the page has been idle,
 * it resolves at once.
 */
export function watchNetwork(page: Page) {
  const open = new Set<Request>();
  const loaded: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    loaded.push(new URL(request.url()).pathname);
  });
  const untilQuiet = () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
  return {
    untilQuiet,
    /** Waits for these chunks of the build, with everything they import. */
    async untilLoaded(...chunks: readonly string[]) {
      const isMissing = (chunk: string) => !loaded.some((path) => path.startsWith(`/assets/${chunk}-`));
      await expect.poll(() => chunks.filter(isMissing)).toEqual([]);
      await untilQuiet();
    },
  };
}
