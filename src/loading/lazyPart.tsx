import { type ComponentType, useEffect, useState } from 'react';
import { loadOnce } from './loadOnce.ts';

/** The pause between two tries, in milliseconds, multiplied by the number of failures. */
const PAUSE = 1000;

/**
 * A component that is loaded when it is first shown, or earlier by `preload`: a dialog, a toast, a menu. It renders
 * nothing until then. Unlike with `React.lazy`, it appears as soon as its code is there (React delays suspended content
 * by 300 ms), and a failing network breaks nothing: loading is retried until it succeeds.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const preload = () => {
    coming ??= untilLoaded(loadOnce(load)).then((module) => {
      Part = pick(module);
    });
    return coming;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once beside the imports of its module, as by React.lazy
  function LazyPart(props: Props) {
    const [isLoaded, setLoaded] = useState(Part !== undefined);
    useEffect(() => {
      // Not a check of `Part`: it may have been loaded since the render, which must then be repeated.
      if (!isLoaded) void preload().then(() => setLoaded(true));
    }, [isLoaded]);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(LazyPart, { preload });
}

const untilLoaded = <Module,>(load: () => Promise<Module>, failures = 0): Promise<Module> =>
  load().catch(() =>
    new Promise((waited) => setTimeout(waited, PAUSE * (failures + 1))).then(() => untilLoaded(load, failures + 1)),
  );
