import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Holds back whoever leaves the page while `isGuarded()`: the router's blocker for links, the browser's own question else. */
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
