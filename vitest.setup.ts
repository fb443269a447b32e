import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeEach, expect, vi } from 'vitest';

// A busy machine may take longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// Files whose first line asks for `node` have no page.
if (typeof document !== 'undefined') {
  // jsdom has no layout, no media queries, no popovers, no object URLs and no beacons.
  Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  window.scrollTo = () => {};
  // Also for what is sent after the test that has caused it.
  navigator.sendBeacon = () => true;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};

  // The next file finds the page as this one found it.
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
    // An overlay that was open goes one step back. jsdom forgets steps that are pending when the next entry is pushed.
    await vi.waitFor(() => expect(overlayEntries()).toBe(0), { interval: 1 });
  });
});

afterAll(() => void vi.unstubAllGlobals());
