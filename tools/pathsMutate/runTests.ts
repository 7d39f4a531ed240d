import { resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import mainConfig from '../../vite.config.ts';
import type { Mutation } from './mutations.ts';

const root = resolve(import.meta.dirname, '../..');
/** A mutated machine may never come to rest; that counts as noticed. In milliseconds. */
const LONGEST_RUN = { node: 30_000, views: 120_000 };

export type TestRunner = {
  /** Whether a test of these files fails under the mutation; `named` leaves out tests whose names it does not match. */
  fails: (mutation: Mutation | undefined, files: readonly string[], named?: RegExp) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Runs test files of a project of vite.config.ts repeatedly, each time under another mutation. */
export function createTestRunner(project: 'node' | 'views'): TestRunner {
  let opened: Promise<Vitest> | undefined;
  const close = async () => {
    await (await opened)?.close();
    opened = undefined;
  };
  /** The first request to stop waits for a worker that may hang; the second ends it. */
  const end = async () => {
    const vitest = await opened;
    await Promise.all([vitest?.cancelCurrentRun('keyboard-input'), vitest?.cancelCurrentRun('keyboard-input')]);
    await close();
  };
  return {
    async fails(mutation, files, named = /./) {
      opened ??= open(project);
      const vitest = await opened;
      vitest.getRootProject().provide('mutation', mutation);
      vitest.setGlobalTestNamePattern(named);
      const wanted = new Set(files.map((file) => resolve(root, file)));
      const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId));
      if (specifications.length !== wanted.size) throw new Error(`Not all of these are tests: ${files.join(', ')}`);
      const run = vitest.runTestSpecifications(specifications);
      const result = await Promise.race([run, afterwards(LONGEST_RUN[project])]);
      if (result === undefined) {
        await end();
        return true;
      }
      return result.unhandledErrors.length > 0 || result.testModules.some((testModule) => !testModule.ok());
    },
    close,
  };
}

/** In one reused worker, without recording transitions. */
function open(name: 'node' | 'views'): Promise<Vitest> {
  const { test, ...vite } = mainConfig({ command: 'serve', mode: 'test', isSsrBuild: false, isPreview: false });
  const own = (test?.projects ?? [])
    .map((project) => (typeof project === 'object' && 'test' in project ? project.test : undefined))
    .find((project) => project?.name === name);
  const setupFiles = [own?.setupFiles ?? []].flat().filter((file) => !file.includes('transitionCoverage'));
  return createVitest(
    'test',
    { config: false, root, watch: false, reporters: [{}] },
    {
      ...vite,
      test: {
        ...own,
        setupFiles: ['tools/pathsMutate/applyMutation.ts', ...setupFiles],
        pool: 'threads',
        isolate: false,
        fileParallelism: false,
        bail: 1,
        testTimeout: name === 'node' ? 15_000 : 60_000,
      },
    },
  );
}

const afterwards = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
