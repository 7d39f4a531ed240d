import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The simulated DOM has no animations: asking it for one throws.
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null }, () => ({ complete: () => undefined })] }));

// The default of one second is too short for code that a busy machine loads late.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // A tab keeps what was filled in (T-03); each test has its own tab.
  sessionStorage.clear();
});

const address = window.location.href;

// The next file of this process finds the page as it was, and loads the product's modules again, because they keep what
// they know of a visit. Packages are kept: loading them for each file took half of its time.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  localStorage.clear();
  window.history.replaceState(null, '', address);
  forgetStyles();
});

/** Empties the style sheets: each query by name matches every rule in them. */
function forgetStyles(): void {
  // Emotion has one cache for everything rendered without a cache of its own.
  const { result: cache, unmount } = renderHook(() => __unsafe_useEmotionCache());
  unmount();
  cache.current?.sheet.flush();
  Object.assign(cache.current ?? {}, { inserted: {}, registered: {} });
  document.head.replaceChildren();
}
