/**
 * The modules loaded for a page while it was made at build: the functions that import them, or the names of their files.
 */
const used = new Set<string>();

/** Tells the build that the current page needs this module, so that a browser can request it with the first bytes. */
export function noteUse(load: (() => Promise<unknown>) | string): void {
  if (import.meta.env.SSR) used.add(`${load}`);
}

/** Everything noted since the last call. */
export function takeUsedModules(): string[] {
  const taken = [...used];
  used.clear();
  return taken;
}
