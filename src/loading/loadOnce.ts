import { loadAgain } from './loadAgain.ts';

/** A module that is loaded when it is first asked for. After a failure the next call asks for it anew. */
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
