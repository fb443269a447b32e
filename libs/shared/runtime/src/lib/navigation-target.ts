import { useLayoutEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

let target: string | null = null;

/** Path, query and hash of the pending navigation, or null, for code outside of the router's components. */
export const navigationTarget = () => target;

/** The same for components. */
export const useNavigationTarget = (): string | null => {
  const { location } = useNavigation();
  return location ? createPath(location) : null;
};

/** Keeps {@link navigationTarget} up to date. The root route of an app renders it. */
export const NavigationTarget = () => {
  const pending = useNavigationTarget();
  useLayoutEffect(() => {
    target = pending;
    return () => {
      target = null;
    };
  }, [pending]);
  return null;
};
