/**
 * Asks again for a module that the network did not give: by another address, because many browsers keep to the failure
 * of the first one (docs/traps.md). The build's address of a module stands nowhere but in the function that imports it.
 * @param failures how many times it was asked for in vain
 */
export function loadAgain<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const path = /import\(.([^"'`]+)/.exec(`${load}`)?.[1];
  return path ? import(/* @vite-ignore */ `${new URL(path, import.meta.url)}?again=${failures}`) : load();
}
