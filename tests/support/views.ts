import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of a second is too short for code that a busy machine loads late.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // A tab keeps what was filled in (T-03); each test has one of its own.
  sessionStorage.clear();
});
