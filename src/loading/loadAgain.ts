/**
 * Retries a module that failed to load, under another address, because many browsers remember the failure
 * of the first one (docs/traps.md). The built address of a module is only in the function that imports it.
 * @param failures the number of failures so far
 */
export function loadAgain<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const path = /import\(.([^"'`]+)/.exec(`${load}`)?.[1];
  return path ? import(/* @vite-ignore */ `${new URL(path, import.meta.url)}?again=${failures}`) : load();
}
