/** Calls `run` once the browser has nothing better to do; soon, where it cannot tell (Safari). */
export const whenIdle = (run: () => void): void => {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
};
