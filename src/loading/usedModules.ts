/** What was loaded for a page while it was made at build: by the functions that import it, or by the names of files. */
const used = new Set<string>();

/** Tells the build that the page at hand needs this module, so that a browser can ask for it with the first bytes. */
export function noteUse(load: (() => Promise<unknown>) | string): void {
  if (import.meta.env.SSR) used.add(`${load}`);
}

/** What was noted since the last call. */
export function takeUsedModules(): string[] {
  const taken = [...used];
  used.clear();
  return taken;
}
