import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The simulated DOM has no animations: what is asked for one there throws.
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null }, () => ({ complete: () => undefined })] }));

// The default of a second is too short for code that a busy machine loads late.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // A tab keeps what was filled in (T-03); each test has one of its own.
  sessionStorage.clear();
});
