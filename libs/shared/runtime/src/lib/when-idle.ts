/** Calls `run` when the browser is idle; without idle callbacks (Safari), soon. */
export const whenIdle = (run: () => void): void => {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
};
