import { loadBundled } from './loadBundled.ts';
import { root } from './product.ts';

type Walks = typeof import('#tests/support/walk/walks.ts');
type Loaded = ReturnType<Walks['walks']>;

const loaded = new Map<string, Promise<Loaded>>();

/** The walks of this product or a copy. Each process makes them once. */
export function loadWalks(of = root): Promise<Loaded> {
  const walks =
    loaded.get(of) ?? loadBundled<Walks>('tests/support/walk/walks.ts', of).then((module) => module.walks());
  loaded.set(of, walks);
  return walks;
}
