import commonTexts from '#schemas/texts/common.json';
import { loadOnce } from '#src/loading/loadOnce.ts';
import { textOf } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';

/**
 * A module that is loaded on first use. A failure is reported like any other network failure, and the next use tries
 * again.
 */
export function loadable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loadModule = loadOnce(load);
  return () =>
    loadModule().catch((cause: unknown) => {
      throw new ApiError(textOf(commonTexts, 'error.unreachable'), { cause });
    });
}
