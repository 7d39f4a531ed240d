import { type ComponentProps, type ComponentType, lazy } from 'react';
import { loadOnce } from './loadOnce.ts';
import { isPutAway, reloadForRelease } from './release.ts';
import { noteUse } from './usedModules.ts';

/** The pause between two tries, in milliseconds, multiplied by the number of failed tries. */
const PAUSE = 1000;
const TRIES = 3;

/**
 * A page or a stage of one, whose code is loaded when it is first shown, or earlier by `preload`. Until then the previous
 * page stays (it suspends inside the router's transition). Once its code is loaded it renders at once, so that a page
 * made at build is hydrated in one pass. If a release has removed the code, the page is reloaded.
 * @param complete adds to the module what else has to be loaded
 */
export function lazyPage<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  complete: (module: Module) => Promise<Module> | Module = (module) => module,
) {
  const loadModule = loadOnce(load);
  let loaded: Module | undefined;
  const preload = async (): Promise<Module> => {
    loaded ??= await complete(await loadWithPatience(load, loadModule));
    return loaded;
  };
  const LazyPage = lazy(() =>
    loaded ? atOnce({ default: pick(loaded) }) : preload().then((module) => ({ default: pick(module) })),
  );
  // biome-ignore lint/correctness/noComponentHookFactories: made once beside the imports of its module, as by React.lazy
  function NotedPage(props: Props) {
    noteUse(load);
    return <LazyPage {...(props as ComponentProps<typeof LazyPage>)} />;
  }
  return Object.assign(NotedPage, { preload, load });
}

/**
 * A real promise delivers its value a turn later, and React would suspend for that. The cast holds for all that `lazy`
 * uses.
 */
const atOnce = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: this is what makes it one
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>;

async function loadWithPatience<Module>(
  load: () => Promise<Module>,
  loadModule: () => Promise<Module>,
  failures = 0,
): Promise<Module> {
  try {
    return await loadModule();
  } catch (cause) {
    if (import.meta.env.SSR) throw cause;
    if ((await isPutAway(load)) && reloadForRelease()) return new Promise(() => undefined);
    if (failures + 1 >= TRIES) throw cause;
    await new Promise((waited) => setTimeout(waited, PAUSE * (failures + 1)));
    return loadWithPatience(load, loadModule, failures + 1);
  }
}
