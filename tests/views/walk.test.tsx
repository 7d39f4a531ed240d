import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { driverOf } from '#tests/support/walk/drivers/registry.ts';
import { createViewsPage } from '#tests/support/walk/viewsPage.tsx';
import { walkPage } from '#tests/support/walk/walkPage.ts';
import { explore } from '#tools/paths/explore.ts';
import { tour } from '#tools/paths/generators.ts';
import { machineModels } from '#tools/paths/models/registry.ts';

// The simulated DOM has no animations.
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null }, () => ({ complete: () => undefined })] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(machineModels().map((model) => ({ model, id: model.machine.id })))('$id', ({ model, id }) => {
  const graph = explore(model, { inRealTime: true });
  const paths = tour(graph).map((path, index) => ({ path, number: index + 1, steps: path.length }));

  test.each(paths)('the pages go as path $number of the tour says, $steps steps', async ({ path }) => {
    const driver = driverOf(id);
    await walkPage(driver, model, graph, path, createViewsPage(driver.holds));
  });
});
