import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom lays nothing out and draws nothing.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

// testing-library knows the faked clock of one test runner only.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

afterEach(() => {
  // A page that goes sends what is left, and again where that fails: seconds later, to the API of another test.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  cleanup();
  vi.useRealTimers();
});
