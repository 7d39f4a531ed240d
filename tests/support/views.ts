import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The simulated DOM has no animations: what is asked for one there throws.
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null }, () => ({ complete: () => undefined })] }));

// The default of a second is too short for code that a busy machine loads late.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // A tab keeps what was filled in (T-03); each test has one of its own.
  sessionStorage.clear();
});

const address = window.location.href;

// The next file of this process finds the page as it was, and loads our modules again, as what they know of a visit is kept
// in them. Packages stay: loading them for each file took half of its time.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  localStorage.clear();
  window.history.replaceState(null, '', address);
  forgetStyles();
});

/** Each name that is looked for is matched with every rule there is. */
function forgetStyles(): void {
  // Emotion has one cache for what is rendered without any.
  const { result: cache, unmount } = renderHook(() => __unsafe_useEmotionCache());
  unmount();
  cache.current?.sheet.flush();
  Object.assign(cache.current ?? {}, { inserted: {}, registered: {} });
  document.head.replaceChildren();
}
