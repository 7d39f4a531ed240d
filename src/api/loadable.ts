import commonTexts from '#schemas/texts/common.json';
import { loadAgain } from '#src/loading/loadAgain.ts';
import { textOf } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';

/**
 * A module that is loaded on first use. When that fails, it is reported like any other
 * network failure, and the next use tries again.
 */
export function loadable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  return () => {
    loading ??= (failures > 0 ? loadAgain(load, failures) : load()).catch((cause: unknown) => {
      loading = undefined;
      failures += 1;
      throw new ApiError(textOf(commonTexts, 'error.unreachable'), { cause });
    });
    return loading;
  };
}
