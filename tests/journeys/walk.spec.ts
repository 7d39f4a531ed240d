import { createBrowserPage } from './support/browserPage.ts';
import { loadWalks } from './support/loadWalks.ts';
import { expect, test } from './support/test.ts';

const walks = await loadWalks();

test.use({ failedRequests: 'provoked' });

for (const { machine, paths } of walks)
  test.describe(machine, () => {
    for (const { number, steps, holds, takes, walk } of paths)
      test(`the product goes as path ${number} of the tour says, ${steps} steps`, async ({ page, transitions }) => {
        const walked = await createBrowserPage(page, holds);
        await walk(walked);
        // The last steps of the walk, and their reports, may still be in flight.
        await walked.startClock();
        await expect.poll(() => takes.filter((key) => !transitions.taken.has(key))).toEqual([]);
      });
  });
