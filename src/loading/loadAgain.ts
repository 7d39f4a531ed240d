/**
 * Requests a module again that the network failed to deliver: under another address, because many browsers remember the
 * failure of the first one (docs/traps.md).
 * @param failures how many times loading it has failed
 */
export function loadAgain<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const address = addressOf(load);
  return address === undefined ? load() : import(/* @vite-ignore */ `${address}?again=${failures}`);
}

/** The build's address of a module, which only the source of the function that imports it reveals. */
export function addressOf(load: () => Promise<unknown>): string | undefined {
  const path = /import\(.([^"'`]+)/.exec(`${load}`)?.[1];
  return path && new URL(path, import.meta.url).href;
}
