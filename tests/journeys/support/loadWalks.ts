import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './product.ts';

type Walks = typeof import('#tests/support/walk/walks.ts');
type Transitions = typeof import('#tools/paths/transitions.ts');

/**
 * The walks and what they stand on, of this product or a copy. By way of Vite: machines import JSON, which
 * Playwright's own loader cannot.
 */
export async function loadWalks(of = root) {
  const load = async <Module>(file: string) =>
    (await runnerImport<Module>(join(of, file), { root: of, configFile: false, logLevel: 'error' })).module;
  const { walks } = await load<Walks>('tests/support/walk/walks.ts');
  const { transitionKey } = await load<Transitions>('tools/paths/transitions.ts');
  return { walks: walks(), transitionKey };
}
