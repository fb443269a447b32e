import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true afterwards: for values that only the browser has. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
