import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeEach, expect, vi } from 'vitest';

// A busy machine may take longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// Files with the environment `node` (first line) have no page.
if (typeof document !== 'undefined') {
  // jsdom has no layout, no media queries, no popovers, no object URLs and no beacons.
  Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  window.scrollTo = () => {};
  // Not removed afterwards, because a beacon may be sent after the end of its test.
  navigator.sendBeacon = () => true;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};

  // Restores the page for the next file.
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    document.body.replaceChildren();
  });
}

// testing-library only detects the fake timers of Jest.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

/** Overlays at the current history entry (`closeOnBack` of the runtime). */
const overlayEntries = () => (globalThis.history?.state as { overlays?: number } | null)?.overlays ?? 0;

// Runs last, so that cleanup functions of the test itself still find its page.
beforeEach(({ onTestFinished }) => {
  onTestFinished(async () => {
    cleanup();
    vi.useRealTimers();
    // Closing an overlay goes one step back in the history. jsdom drops a pending step when the next entry is pushed.
    await vi.waitFor(() => expect(overlayEntries()).toBe(0), { interval: 1 });
  });
});

afterAll(() => void vi.unstubAllGlobals());
