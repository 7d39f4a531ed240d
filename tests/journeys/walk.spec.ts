import { createBrowserPage } from './support/browserPage.ts';
import { loadWalks } from './support/loadWalks.ts';
import { expect, test } from './support/test.ts';
import { keepRecording, recordTransitions } from './support/transitions.ts';

const { walks, transitionKey } = await loadWalks();

test.use({ failedRequests: 'provoked', reducedMotion: 'reduce' });

for (const { machine, transitions, paths } of walks)
  test.describe(machine, () => {
    const takenBy: ReadonlySet<string>[] = [];
    for (const { number, steps, holds, takes, walk } of paths)
      test(`the product goes as path ${number} of the tour says, ${steps} steps`, async ({ page }) => {
        const taken = await recordTransitions(page, transitionKey);
        takenBy.push(taken);
        await walk(await createBrowserPage(page, holds));
        expect(takes.filter((key) => !taken.has(key))).toEqual([]);
      });

    test.afterAll(() => {
      const known = new Set(transitions);
      const taken = [...new Set(takenBy.flatMap((keys) => [...keys]))].filter((key) => known.has(key));
      keepRecording('tests/journeys/walk.spec.ts', { id: machine, transitions, taken });
    });
  });
