import { matchRoutes, type RouteObject } from 'react-router';
import type { ImportsAhead } from './chunk-reload.ts';
import { preloadLinks } from './preload-links.ts';

let pending = 0;
const failures = new WeakSet<object>();

/** The pages that are being preloaded. */
export const routesAhead: ImportsAhead = {
  areUnderWay: () => pending > 0,
  failedWith: (error) => typeof error === 'object' && error !== null && failures.has(error),
};

type Load = () => Promise<unknown>;

/** Preloads the code of linked pages through the `lazy` functions of their routes. */
export const preloadRoutes = (routes: RouteObject[], basename = '/') => {
  const found = new Map<string, Load[]>();

  /** Paths that differ only in numbers have the same route, so they are matched once. */
  const loadsOf = (path: string): Load[] => {
    const kind = path.replace(/\d+/g, '0');
    const known = found.get(kind);
    if (known) return known;
    const loads = (matchRoutes(routes, kind, basename) ?? []).flatMap(({ route: { lazy } }) =>
      typeof lazy === 'function' ? [lazy] : [],
    );
    found.set(kind, loads);
    return loads;
  };

  return preloadLinks({
    partsOf: loadsOf,
    load: async (load) => {
      pending += 1;
      try {
        await load();
      } catch (error) {
        failures.add(error as object);
        throw error;
      } finally {
        pending -= 1;
      }
    },
  });
};
