import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

type Module = { id: string; sourceCode: string };

/**
 * `npm run check` keeps what was made of each module for the next time. Vitest takes it again as long as the module's own
 * text, the lock file and what vite.config.ts imports are the same: what is made of further files must be made again.
 */
export const keptModules = (root: string): Plugin => ({
  name: 'kept-modules',
  configureVitest: (context) => context.experimental_defineCacheKeyGenerator(keyOfModule(root)),
});

/** What else a module is made of, or that it must not be kept. */
export function keyOfModule(root: string): (module: Module) => string | false {
  const aliases = readFileSync(join(root, 'package.json'), 'utf8');
  // By frozenDocuments and by siteLanguage.
  const made = ['schemas/', 'tests/fixtures/schemas/', 'domain/text/locale.ts'].map((path) => join(root, path));
  return ({ id, sourceCode }) => {
    const isMadeOfOthers = made.some((path) => id.startsWith(path)) || sourceCode.includes('import.meta.glob');
    return isMadeOfOthers ? false : aliases;
  };
}
