import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { createViewsPage } from '#tests/support/walk/viewsPage.tsx';
import { walks } from '#tests/support/walk/walks.ts';

// The simulated DOM has no animations.
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null }, () => ({ complete: () => undefined })] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(walks())('$machine', ({ paths }) => {
  test.each(paths)('the pages go as path $number of the tour says, $steps steps', ({ holds, walk }) =>
    walk(createViewsPage(holds)),
  );
});
