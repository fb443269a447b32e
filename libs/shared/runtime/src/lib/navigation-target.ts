import type { LoaderFunctionArgs } from 'react-router';

/** An object, because two navigations may have the same target. */
let pending: { readonly path: string } | null = null;

const listeners = new Set<(target: string) => void>();

/** Path, query and hash of the pending navigation, or null. */
export const navigationTarget = (): string | null => pending?.path ?? null;

/** Calls back with the target of every navigation that starts. The returned function unsubscribes. */
export const followNavigations = (onStart: (target: string) => void): (() => void) => {
  listeners.add(onStart);
  return () => void listeners.delete(onStart);
};

/**
 * Keeps {@link navigationTarget} while a navigation loads: a middleware of React Router for the root route. A data strategy
 * of an app calls it with its arguments. `useNavigation` is too late: React may not have rendered the pending navigation when
 * a chunk fails, and never renders it when everything is preloaded.
 */
export const keepNavigationTarget = async <T>(
  { request, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>,
  load: () => Promise<T>,
): Promise<T> => {
  // The query of `url` is encoded again; only `url` has the hash.
  const { pathname, search } = new URL(request.url);
  const navigation = { path: pathname + search + url.hash };
  pending = navigation;
  for (const onStart of listeners) onStart(navigation.path);
  try {
    return await load();
  } finally {
    if (pending === navigation) pending = null;
  }
};
