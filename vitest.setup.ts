import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// What is waited for comes: a machine that is busy with something else takes longer than the second granted by default.
configure({ asyncUtilTimeout: 20_000 });

// The next file finds what all share as this one found it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
