import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { states } from './support/accessibilityStates.ts';
import { createBrowserPage } from './support/browserPage.ts';
import { loadWalks } from './support/loadWalks.ts';
import { lookInEveryWay } from './support/seeing.ts';
import { expect, test } from './support/test.ts';

/** Set by `npm run accessibility`: where to write the findings. This takes far longer than all other journeys together. */
const folder = process.env.ACCESSIBILITY_FOLDER;
const walks = folder === undefined ? [] : await loadWalks();

test.use({ failedRequests: 'provoked' });
test.setTimeout(15 * 60_000);

type Found = Record<string, Record<string, string[]>>;

for (const { machine, paths } of walks)
  test(`${machine} can be seen in every state`, async ({ context }) => {
    const found: Found = {};
    for (const { holds, walk } of paths) {
      const page = await context.newPage();
      const walked = await createBrowserPage(page, holds);
      await walk({
        ...walked,
        async arrived(state) {
          found[`${machine}: ${state}`] ??= Object.fromEntries(await lookInEveryWay(page));
        },
      });
      await page.close();
    }
    keep(machine, found);
  });

if (folder !== undefined)
  test('pages and dialogs can be seen', async ({ context }) => {
    const found: Found = {};
    for (const { name, path, reach } of states) {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await reach?.(page);
      found[name] = Object.fromEntries(await lookInEveryWay(page));
      await page.close();
    }
    keep('pages', found);
  });

/** Kept for the report, whether or not there are findings. */
function keep(name: string, found: Found): void {
  mkdirSync(folder ?? '', { recursive: true });
  writeFileSync(join(folder ?? '', `${name}.json`), JSON.stringify(found));
  const lines = Object.entries(found).flatMap(([state, ways]) =>
    Object.entries(ways).flatMap(([way, findings]) => findings.map((finding) => `${state} | ${way}: ${finding}`)),
  );
  expect(lines).toEqual([]);
}
