import { loadAgain } from './loadAgain.ts';

/** A module that is loaded on first use. After a failure the next call tries again. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  return () => {
    loading ??= (failures > 0 ? loadAgain(load, failures) : load()).catch((cause: unknown) => {
      loading = undefined;
      failures += 1;
      throw cause;
    });
    return loading;
  };
}
