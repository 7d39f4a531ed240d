import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './product.ts';

type Walks = typeof import('#tests/support/walk/walks.ts');

/** The walks of this product or a copy. Loaded by Vite, because machines import JSON, which Playwright's own loader cannot. */
export async function loadWalks(of = root) {
  const file = join(of, 'tests/support/walk/walks.ts');
  const { module } = await runnerImport<Walks>(file, { root: of, configFile: false, logLevel: 'error' });
  return module.walks();
}
