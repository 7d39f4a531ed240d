import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

type Module = { id: string; sourceCode: string };

/**
 * `npm run check` keeps each transformed module for the next run. Vitest reuses it as long as the module's own text, the
 * lock file and what vite.config.ts imports are the same: a module made from further files must be made again.
 */
export const keptModules = (root: string): Plugin => ({
  name: 'kept-modules',
  configureVitest: (context) => context.experimental_defineCacheKeyGenerator(keyOfModule(root)),
});

/** What else a module is made from; false when it must not be kept. */
export function keyOfModule(root: string): (module: Module) => string | false {
  const aliases = readFileSync(join(root, 'package.json'), 'utf8');
  // Made from further files by frozenDocuments and siteLanguage.
  const made = ['schemas/', 'tests/fixtures/schemas/', 'domain/text/locale.ts'].map((path) => join(root, path));
  return ({ id, sourceCode }) => {
    const isMadeOfOthers = made.some((path) => id.startsWith(path)) || sourceCode.includes('import.meta.glob');
    return isMadeOfOthers ? false : aliases;
  };
}
