import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePackages } from '#workbench/server/pagePackages.ts';

const root = join(import.meta.dirname, '../..');

test('every package that a page imports is bundled before the page is opened', () => {
  const files = ['src', 'machines', 'domain', 'workbench/page', 'workbench/preview', 'workbench/documents'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  const imported = files
    .filter((file) => /\.tsx?$/.test(file) && !OF_THE_BUILD.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named, loaded]) => named ?? loaded ?? ''),
    );
  expect(new Set(imported).size).toBeGreaterThan(20);
  expect([...new Set(imported)].filter((name) => !pagePackages.includes(name)).sort()).toEqual([]);
});

/** Files that are used only when the site is built. */
const OF_THE_BUILD = /\/src\/(?:forms\/slim\/|app\/prerender\.tsx$)/;
/** An import of a package; importing a type does not count. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:[^;']*? from )?'((?!\.|#|virtual:|node:)[^']+)'|\bimport\('((?!\.|#|virtual:)[^']+)'\)/gm;
