/** Closes the open overlays, the innermost last. */
const open: (() => void)[] = [];

/** Number of `history.back()` calls in this file whose `popstate` event has not arrived yet. */
let ownSteps = 0;

/** The number of overlays at the current history entry. */
const depth = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0;

const addEntry = () => {
  if (depth() < open.length) history.pushState({ ...(history.state as object | null), overlays: open.length }, '');
};

let shown = '';

/** Calls that wait until no overlay has an entry. */
let leaving: (() => void)[] = [];

const leaveIfClosed = () => {
  if (depth() > 0 || ownSteps > 0) return;
  const calls = leaving;
  leaving = [];
  for (const call of calls) call();
};

const onPop = (event: PopStateEvent) => {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    // Another overlay opened meanwhile, while the entry of the former one was still there.
    addEntry();
    leaveIfClosed();
    return;
  }
  const closing = open.slice(depth());
  // The address is the same: a router has nothing to load.
  if (closing.length > 0 && location.href === shown) event.stopImmediatePropagation();
  for (const close of closing.toReversed()) close();
};

const forgetEntry = () => {
  if (depth() <= open.length) return;
  ownSteps += 1;
  history.back();
};

/**
 * Back closes an overlay (a sheet, a dialog) and stays on the page; so does the swipe of an iPhone. While the overlay
 * is open, there is one more history entry with the same address, and no router is notified of it. Overlays can be
 * nested. Call the returned function when the overlay has been closed, in whatever way: it removes the entry, unless a
 * navigation has followed. This includes browsers that close a dialog on Back by themselves.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  // Not the same function twice: each overlay has its own place.
  const closeThis = () => close();
  addEventListener('popstate', onPop, { capture: true });
  open.push(closeThis);
  shown = location.href;
  // After a reload, the current entry may be such an entry already.
  addEntry();
  return () => {
    const index = open.indexOf(closeThis);
    if (index < 0) return;
    open.splice(index, 1);
    // Later, because React runs the cleanup and the effect again at once in development.
    queueMicrotask(forgetEntry);
  };
};

/**
 * Whether the current history entry is that of an open overlay. If it is, the navigation that follows takes it over: it
 * must replace the entry. Closing the overlay then leaves it alone, and Back leads to the page below the overlay.
 */
export const claimOverlayEntry = (): boolean => {
  if (ownSteps > 0 || depth() === 0) return false;
  history.replaceState({ ...(history.state as object), overlays: 0 }, '');
  return true;
};

/**
 * Resolves when the entries of all overlays are gone. Wait for it between closing one and `location.assign`: removing the
 * entry is a step back, which would undo the navigation.
 */
export const overlaysGone = (): Promise<void> =>
  new Promise((resolve) => {
    leaving.push(resolve);
    leaveIfClosed();
  });
