import { useSyncExternalStore } from 'react';

/** The minimum width at which list and map fit side by side; also set in map-results.module.css. */
const wide = '(min-width: 769px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide; false on the server. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
