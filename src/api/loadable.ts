import { text } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';

/**
 * A module that is loaded when it is first asked for. Where the network does not give it, that is told like any other
 * failure of the network, and asking again tries again.
 */
export function loadable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  return () => {
    loading ??= (failures > 0 ? loadAgain(load, failures) : load()).catch((cause: unknown) => {
      loading = undefined;
      failures += 1;
      throw new ApiError(text('error.unreachable'), { cause });
    });
    return loading;
  };
}

/**
 * By another address, because many browsers keep to the failure of the first one (docs/traps.md). The build's address
 * of a module stands nowhere but in the function that imports it.
 */
function loadAgain<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const path = /import\(.([^"'`]+)/.exec(`${load}`)?.[1];
  return path ? import(/* @vite-ignore */ `${new URL(path, import.meta.url)}?again=${failures}`) : load();
}
