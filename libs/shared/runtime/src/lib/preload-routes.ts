import { matchRoutes, type RouterProviderProps } from 'react-router';
import type { ImportsAhead } from './chunk-reload.ts';
import { preloadLinks } from './preload-links.ts';

let pending = 0;
const failures = new WeakSet<object>();

/** The pages that are being preloaded. */
export const routesAhead: ImportsAhead = {
  areUnderWay: () => pending > 0,
  failedWith: (error) => typeof error === 'object' && error !== null && failures.has(error),
};

/** Preloads the code of linked pages through the `lazy` functions of their routes. */
export const preloadRoutes = ({ routes, basename = '/' }: RouterProviderProps['router']) => {
  const loads = new Map<string, () => Promise<unknown>>();
  const found = new Map<string, string[]>();

  /** Paths that differ only in numbers have the same route, so they are matched once. */
  const routesOf = (path: string): string[] => {
    const kind = path.replace(/\d+/g, '0');
    const known = found.get(kind);
    if (known) return known;
    const ids = (matchRoutes(routes, kind, basename) ?? []).flatMap(({ route: { id, lazy } }) => {
      if (typeof lazy !== 'function') return [];
      loads.set(id, lazy);
      return [id];
    });
    found.set(kind, ids);
    return ids;
  };

  return preloadLinks({
    partsOf: routesOf,
    load: async (id) => {
      pending += 1;
      try {
        await loads.get(id)?.();
      } catch (error) {
        failures.add(error as object);
        throw error;
      } finally {
        pending -= 1;
      }
    },
  });
};
