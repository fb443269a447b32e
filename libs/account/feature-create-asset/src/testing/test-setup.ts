import { cleanup } from '@testing-library/react';
import { answerBaseMap } from '@yoodee/map/testing/base-map';
import { afterEach, vi } from 'vitest';

// jsdom has no layout and no rendering.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

// testing-library only detects the fake timers of Jest.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

afterEach(() => {
  // An unmounting page sends unsaved edits and retries seconds later. Those requests must not reach the API of another
  // test. The base map is loaded once for all tests of a worker.
  vi.stubGlobal('fetch', (address: string) => answerBaseMap(address) ?? new Promise(() => {}));
  cleanup();
  vi.useRealTimers();
});
