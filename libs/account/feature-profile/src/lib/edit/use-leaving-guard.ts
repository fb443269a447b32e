import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Blocks navigation away from the page while `isGuarded()`: the router's blocker inside the app, the browser's
 * `beforeunload` dialog otherwise.
 */
export const useLeavingGuard = (isGuarded: () => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isGuarded(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isGuarded()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isGuarded]);
  return blocker;
};
